/** @jest-environment node */
import edge from "../../src/edge/missing-files";
import { abuses } from "../support/fuzz/abuses";
import { randomFrom } from "../support/fuzz/random";

/** Stands in for the assets binding of a site whose only file is 404.html. */
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

/** A request as the engine creates it. Its method and the host in its URL may be invalid, which the constructor would refuse. */
const requestFor = (method: string, url: string) =>
  Object.defineProperties(new Request("https://www.example.com/"), {
    method: { value: method },
    url: { value: url },
  });

test.each(["GET", "HEAD"])(
  "responds to %s of a missing file with the 404 screen, which is not cached",
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

test("passes other methods to the assets binding", async () => {
  const answer = await edge.fetch(requestFor("POST", "https://www.example.com/404"), files);
  expect(answer.status).toBe(405);
});

test.each(abuses)("$name causes no exception and no server error", async ({ make }) => {
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
