/** @jest-environment node */
import edge from "../../src/edge/missing-files";
import { abuses } from "../support/fuzz/abuses";
import { randomFrom } from "../support/fuzz/random";

/** Stands in for the assets binding, with no file but 404.html. */
const files = {
  ASSETS: {
    fetch: ({ method, url }: Request) => {
      if (method !== "GET") return Promise.resolve(new Response(null, { status: 405 }));
      const isThere = new URL(url).pathname === "/404";
      return Promise.resolve(
        isThere
          ? new Response("the 404 screen", {
              headers: { "Cache-Control": "public", "X-Content-Type-Options": "nosniff" },
            })
          : new Response(null, { status: 404 }),
      );
    },
  },
};

/** A request as the engine creates it: unlike the constructor, with any method, and with any Host in its URL. */
const requestFor = (method: string, url: string) =>
  Object.defineProperties(new Request("https://www.example.com/"), {
    method: { value: method },
    url: { value: url },
  });

test.each(["GET", "HEAD"])(
  "%s of a missing file: the 404 screen, never cached",
  async (method) => {
    const answer = await edge.fetch(
      requestFor(method, "https://www.example.com/gone.js"),
      files,
    );
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await answer.text()).toBe("the 404 screen");
  },
);

test("other methods are the assets binding's", async () => {
  const answer = await edge.fetch(requestFor("POST", "https://www.example.com/404"), files);
  expect(answer.status).toBe(405);
});

test.each(abuses)("$name: neither an exception nor a server error", async ({ make }) => {
  const random = randomFrom(37);
  const target = { host: "www.example.com", addresses: ["/about", "/404"], headers: [] };
  for (let round = 0; round < 300; round += 1) {
    const text = make(random, target);
    const [method = "", address = ""] = text.split("\r\n")[0]?.split(" ") ?? [];
    const host = /^Host: (.*)$/m.exec(text)?.[1]?.trim() ?? "";
    const { status } = await edge.fetch(requestFor(method, `http://${host}${address}`), files);
    expect([text.slice(0, 200), [404, 405].includes(status)]).toEqual([
      text.slice(0, 200),
      true,
    ]);
  }
});
