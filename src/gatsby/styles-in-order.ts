/**
 * Lets the styles of pages that are made ready join in the order in which they were asked for. A style sheet that comes to
 * stand before one that is there already has the browser set up all its fonts anew, and one with `font-display: optional` that had come too
 * late is used from then on: the words of the page would jump while somebody reads them (CLS; seen in Chromium 147). Links cannot do it: they
 * either overtake each other or wait for each other's way to the server and back. So the texts are fetched at once, and adopted one by one.
 */
import type { WebpackConfig } from "./styles-by-page";

declare global {
  interface Window {
    /** Fulfilled when the last sheet that was asked for has joined or failed. */
    lastSheet?: Promise<void>;
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
      "Nothing loads styles in webpack's plugins (src/gatsby/styles-in-order.ts).",
    );
  return {
    ...config,
    plugins: config.plugins.map((plugin) =>
      writesStyles(plugin) ? extract({ ...plugin.options, insert: joinAfterTheLast }) : plugin,
    ),
  };
}

/**
 * Runs in the browser, as text: no name from outside may be used in it. `link` never comes into the document; it only tells the plugin's code
 * that its sheet has joined or failed, and stands in a fragment because that code takes a failed one out of where it stands.
 */
export function joinAfterTheLast(link: HTMLLinkElement): void {
  document.createDocumentFragment().append(link);
  const rules = fetch(link.href).then((response) =>
    response.ok ? response.text() : Promise.reject(new Error(response.statusText)),
  );
  window.lastSheet = Promise.allSettled([rules, window.lastSheet]).then(([sheet]) => {
    if (sheet.status === "fulfilled") {
      const adopted = new CSSStyleSheet({ baseURL: link.href });
      adopted.replaceSync(sheet.value);
      document.adoptedStyleSheets.push(adopted);
    }
    link.dispatchEvent(new Event(sheet.status === "fulfilled" ? "load" : "error"));
  });
}
