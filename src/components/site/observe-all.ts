import { afterPaint } from "../below/after-paint";

/**
 * Has `view` observe every element that `selector` finds, also those that come later, as soon as they have been painted: pages do by clicks,
 * and their lower parts a frame after them. What goes is told by `view` itself.
 * @returns looks at the whole document anew, for a `view` that was disconnected; and stops looking out for what comes.
 */
export function observeAll(selector: string, view: IntersectionObserver) {
  const observe = () =>
    document.querySelectorAll(selector).forEach((element) => view.observe(element));
  let forget = () => {};
  const page = new MutationObserver(() => {
    forget();
    forget = afterPaint(observe);
  });
  page.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    page.disconnect();
    forget();
  };
  return { observe, stop };
}
