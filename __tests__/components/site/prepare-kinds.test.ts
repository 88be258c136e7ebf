/** The function as a page finds it that has just been loaded. */
async function fresh() {
  jest.resetModules();
  return (await import("../../../src/components/site/prepare-kinds")).prepareKinds;
}

afterEach(() => {
  Reflect.deleteProperty(window, "fetch");
});

test("fetches scripts and styles of every kind of page once, to the end, and nothing else", async () => {
  const chunks = {
    app: ["/app.css", "/app.js"],
    "component---src-templates-town-tsx": ["/component---town.css", "/component---town.js"],
    "featured-projects": ["/featured-projects.js"],
  };
  const blob = jest.fn().mockResolvedValue(undefined);
  const fetch = jest.fn().mockResolvedValue({ json: () => Promise.resolve(chunks), blob });
  window.fetch = fetch;
  const prepareKinds = await fresh();
  await Promise.all([prepareKinds(), prepareKinds()]);
  expect(fetch.mock.calls).toEqual([
    ["/chunk-map.json"],
    ["/component---town.css", { priority: "low" }],
    ["/component---town.js", { priority: "low" }],
  ]);
  expect(blob).toHaveBeenCalledTimes(2);
});

test.each([
  ["the network down", jest.fn().mockRejectedValue(new TypeError("Failed to fetch"))],
  [
    "a list that is not JSON",
    jest.fn().mockResolvedValue({ json: () => Promise.reject(new SyntaxError()) }),
  ],
])("with %s fetches nothing and does not throw", async (_, fetch: jest.Mock) => {
  window.fetch = fetch;
  const prepareKinds = await fresh();
  await expect(prepareKinds()).resolves.toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});
