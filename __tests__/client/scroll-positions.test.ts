import { keepScrollPositions } from "../../src/client/scroll-positions";

test("scroll positions are Gatsby's while the site is open, and the browser's for the next document", () => {
  window.history.scrollRestoration = "auto";
  keepScrollPositions();
  expect(window.history.scrollRestoration).toBe("manual");
  window.dispatchEvent(new Event("pagehide"));
  expect(window.history.scrollRestoration).toBe("auto");
  window.dispatchEvent(new Event("pageshow"));
  expect(window.history.scrollRestoration).toBe("manual");
});
