import { keepScrollPositions } from "../../src/client/scroll-positions";

test("leaves scroll positions to Gatsby while the site is open, and to the browser for the next document", () => {
  window.history.scrollRestoration = "auto";
  keepScrollPositions();
  expect(window.history.scrollRestoration).toBe("manual");
  window.dispatchEvent(new Event("pagehide"));
  expect(window.history.scrollRestoration).toBe("auto");
  window.dispatchEvent(new Event("pageshow"));
  expect(window.history.scrollRestoration).toBe("manual");
});
