/** @jest-environment node */
import edge from "../../src/edge/missing-files";

/** Stands in for the assets binding of a site whose only file is 404.html. */
const files = {
  ASSETS: {
    fetch: ({ method, url }: Request) => {
      if (method !== "GET") return Promise.resolve(new Response(null, { status: 405 }));
      const headers = { "Cache-Control": "public", "X-Content-Type-Options": "nosniff" };
      const screen = new Response("the 404 screen", { headers });
      const isScreen = new URL(url).pathname === "/404";
      return Promise.resolve(isScreen ? screen : new Response(null, { status: 404 }));
    },
  },
};

test.each(["GET", "HEAD"])(
  "responds to %s of a missing file with the 404 screen, which is not cached",
  async (method) => {
    const request = new Request("https://www.example.com/gone.js", { method });
    const answer = await edge.fetch(request, files);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await answer.text()).toBe("the 404 screen");
  },
);

test("passes other methods to the assets binding", async () => {
  const request = new Request("https://www.example.com/404", { method: "POST" });
  expect((await edge.fetch(request, files)).status).toBe(405);
});
