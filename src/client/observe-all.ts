import { afterPaint } from "./after-paint";

/**
 * Has `view` observe every element that matches `selector`, and those added later once they are painted: a client navigation adds a page, and
 * its deferred content a frame later. An element that is removed is reported by `view` itself.
 * @returns `observe` starts over after `view` was disconnected; `stop` ends the observation of added elements.
 */
export function observeAll(selector: string, view: IntersectionObserver) {
  const observe = () =>
    document.querySelectorAll(selector).forEach((element) => view.observe(element));
  let cancel = () => {};
  const page = new MutationObserver(() => {
    cancel();
    cancel = afterPaint(observe);
  });
  page.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    page.disconnect();
    cancel();
  };
  return { observe, stop };
}
