/**
 * Applies the style sheets of prefetched pages in the order in which they were requested. If a style sheet is inserted before an existing one,
 * Chromium 147 loads all fonts again and then applies a font with `font-display: optional` that had been too late before: the text shifts while
 * it is being read (CLS). <link> elements would either be inserted in the order of their responses or have to load one after the other. So the
 * sheets are fetched in parallel and adopted one by one.
 */
import type { WebpackConfig } from "./styles-by-page";

declare global {
  interface Window {
    /** Resolves when the style sheet that was requested last has been adopted or has failed. */
    lastSheet?: Promise<void>;
  }
}

/** The part of mini-css-extract-plugin that is used here; the plugin is a dependency of Gatsby, not of this project. */
interface StylesPlugin {
  options: object;
}

/**
 * Returns `config` with a plugin that loads style sheets in this way.
 * @param extract creates the plugin that writes and loads style sheets: the argument plugins.extractText of the hook.
 * @throws if the configuration does not contain that plugin: text would shift again, which is only visible on slow machines.
 */
export function stylesInOrder<T extends WebpackConfig>(
  config: T,
  extract: (options: object) => object,
): T {
  const writesStyles = (plugin: object): plugin is StylesPlugin =>
    plugin.constructor.name === "MiniCssExtractPlugin";
  if (!config.plugins?.some(writesStyles))
    throw new Error(
      "src/gatsby/styles-in-order.ts: MiniCssExtractPlugin, which loads styles, is missing in webpack's plugins.",
    );
  return {
    ...config,
    plugins: config.plugins.map((plugin) =>
      writesStyles(plugin) ? extract({ ...plugin.options, insert: joinAfterTheLast }) : plugin,
    ),
  };
}

/**
 * Is inlined into webpack's runtime as text, so it must not use names from outside. `link` is never added to the document: it only dispatches
 * the events that the plugin's code waits for. It is in a fragment because that code removes a failed link from its parent.
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
