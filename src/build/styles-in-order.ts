/**
 * Lets the styles of pages that are made ready join the page that is shown in the order in which they arrive. A style sheet that comes to
 * stand before one that is there already has the browser set up all its fonts anew, and one with `font-display: optional` that had come too
 * late is used from then on: the words of the page would jump while somebody reads them (CLS; seen in Chromium 147).
 */
import type { WebpackConfig } from "./styles-by-page";

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
      writesStyles(plugin) ? extract({ ...plugin.options, insert: whenArrived }) : plugin,
    ),
  };
}

/** Runs in the browser, as text: no name from outside may be used in it. What fails is asked for again, so that webpack hears of it. */
function whenArrived(link: HTMLLinkElement): void {
  const early = document.createElement("link");
  early.rel = "preload";
  early.as = "style";
  early.href = link.href;
  early.onload = early.onerror = () => {
    early.remove();
    document.head.append(link);
  };
  document.head.append(early);
}
