const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")].map((link) => [
    link.getAttribute("href"),
    link.as,
  ]);

/** The function as a page finds it that has just been loaded. */
async function fresh() {
  jest.resetModules();
  return (await import("../../../src/components/site/prepare-kinds")).prepareKinds;
}

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, "fetch");
});

test("scripts and styles of every kind of page are fetched, once, and nothing else", async () => {
  const chunks = {
    app: ["/app.css", "/app.js"],
    "component---src-templates-town-tsx": ["/component---town.css", "/component---town.js"],
    "featured-projects": ["/featured-projects.js"],
  };
  window.fetch = jest.fn().mockResolvedValue({ json: () => Promise.resolve(chunks) });
  const prepareKinds = await fresh();
  await Promise.all([prepareKinds(), prepareKinds()]);
  expect(window.fetch).toHaveBeenCalledTimes(1);
  expect(window.fetch).toHaveBeenCalledWith("/chunk-map.json");
  expect(fetched()).toEqual([
    ["/component---town.css", "style"],
    ["/component---town.js", "script"],
  ]);
});

test.each([
  ["no line", jest.fn().mockRejectedValue(new TypeError("Failed to fetch"))],
  ["no list", jest.fn().mockResolvedValue({ json: () => Promise.reject(new SyntaxError()) })],
])("with %s nothing is fetched and nothing fails", async (_, fetch) => {
  window.fetch = fetch;
  const prepareKinds = await fresh();
  await expect(prepareKinds()).resolves.toBeUndefined();
  expect(fetched()).toEqual([]);
});
