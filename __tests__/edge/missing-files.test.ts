/** @jest-environment node */
import edge from "../../src/edge/missing-files";

/** Stands in for the assets binding of a site whose only file is 404.html. */
const files = {
  ASSETS: {
    fetch: ({ method, url }: Request) => {
      if (method !== "GET") return Promise.resolve(new Response(null, { status: 405 }));
      const headers = { "Cache-Control": "public", "X-Content-Type-Options": "nosniff" };
      return Promise.resolve(
        new URL(url).pathname === "/404"
          ? new Response("the 404 screen", { headers })
          : new Response(null, { status: 404 }),
      );
    },
  },
};

/** A request as the engine creates it. The host in its URL may be invalid, which the constructor would refuse. */
const requestFor = (method: string, url: string) =>
  Object.defineProperties(new Request("https://www.example.com/"), {
    method: { value: method },
    url: { value: url },
  });

test.each([
  ["GET", "https://www.example.com/gone.js"],
  ["HEAD", "https://www.example.com/gone.js"],
  ["GET", "http:///%zz"],
])("responds to %s %s with the 404 screen, which is not cached", async (method, url) => {
  const answer = await edge.fetch(requestFor(method, url), files);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await answer.text()).toBe("the 404 screen");
});

test("passes other methods to the assets binding", async () => {
  const answer = await edge.fetch(requestFor("POST", "https://www.example.com/404"), files);
  expect(answer.status).toBe(405);
});
