/**
 * Lets the styles of pages that are made ready come one after the other. A style sheet that comes to
 * stand before one that is there already has the browser set up all its fonts anew, and one with `font-display: optional` that had come too
 * late is used from then on: the words of the page would jump while somebody reads them (CLS; seen in Chromium 147).
 */
import type { WebpackConfig } from "./styles-by-page";

declare global {
  interface Window {
    /** Settled when the last sheet that was asked for has come or failed. */
    lastSheet?: Promise<unknown>;
  }
}

/** What of mini-css-extract-plugin this touches; it comes with Gatsby and is not a dependency of its own. */
interface StylesPlugin {
  options: object;
}

/**
 * The configuration with that way of loading styles.
 * @param extract makes the plugin that writes and loads styles; Gatsby hands it to its hooks.
 * @throws where the configuration has no such plugin, as the fonts would jump again and only slow machines show it.
 */
export function stylesInOrder<T extends WebpackConfig>(
  config: T,
  extract: (options: object) => object,
): T {
  const writesStyles = (plugin: object): plugin is StylesPlugin =>
    plugin.constructor.name === "MiniCssExtractPlugin";
  if (!config.plugins?.some(writesStyles))
    throw new Error(
      "Nothing loads styles in webpack's plugins (src/build/styles-in-order.ts).",
    );
  return {
    ...config,
    plugins: config.plugins.map((plugin) =>
      writesStyles(plugin) ? extract({ ...plugin.options, insert: afterTheLast }) : plugin,
    ),
  };
}

/**
 * Runs in the browser, as text: no name from outside may be used in it. A sheet is asked for when the one before has come or failed, so that
 * none overtakes another, and each is asked for once: who goes offline in between misses no second answer.
 */
function afterTheLast(link: HTMLLinkElement): void {
  const settled = new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
  void Promise.resolve(window.lastSheet).then(() => document.head.append(link));
  window.lastSheet = settled;
}
