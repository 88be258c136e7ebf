/** Compares a host's responses with the table. */
import { ask, type Given } from "./ask";
import { cacheControl, security, type Answer } from "./table";

/** The number of concurrent requests. */
const atOnce = 8;

/** Redirect statuses that hosts use for other forms of an address. */
const otherForm = [301, 302, 307, 308];

/**
 * Returns a sentence for each response of `server` that differs from the table `answers`.
 * @param preview true if the host must keep search engines out; otherwise it must not.
 */
export async function differences(
  server: string,
  answers: readonly Answer[],
  preview = false,
): Promise<string[]> {
  const found: string[][] = [];
  const waiting = answers.entries();
  const worker = async () => {
    for (const [index, answer] of waiting) {
      found[index] = await ask(server, answer.path).then(
        (given) => compare(server, answer, given, preview),
        (error: Error) => [`${answer.path}: no response (${error.message})`],
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return found.flat();
}

function compare(server: string, answer: Answer, given: Given, preview: boolean): string[] {
  const { path, status, to, type, kept } = answer;
  const allowed = status === 307 ? otherForm : [status];
  if (!allowed.includes(given.status ?? 0))
    return [`${path}: expected ${allowed.join(" or ")}, got ${given.status ?? "nothing"}`];
  const { headers } = given;
  const led = headers.location && placeOf(new URL(headers.location, server), server);
  const robots = headers["x-robots-tag"];
  return [
    ...differing(`${path} leads to`, to, led),
    ...differing(`${path}: content-type`, type, headers["content-type"]?.split(";")[0]),
    ...differing(
      `${path}: cache-control`,
      kept && cacheControl[kept],
      headers["cache-control"],
    ),
    // Hosts may send redirects without these headers, which is harmless.
    ...(status === 200 || status === 404 ? security : [])
      .filter((name) => !headers[name])
      .map((name) => `${path}: the header ${name} is missing`),
    ...(preview === (robots === "noindex") || to !== undefined
      ? []
      : [
          `${path}: x-robots-tag: expected ${preview ? "noindex" : "no such header"}, got ${robots ?? "none"}`,
        ]),
  ];
}

/** The target of a redirect: a path on the same host, a URL on another one. */
const placeOf = ({ origin, pathname, search, href }: URL, server: string) =>
  origin === new URL(server).origin ? pathname + search : href;

const differing = (name: string, wanted: string | undefined, came: string | undefined) =>
  wanted === undefined || wanted === came
    ? []
    : [`${name}: expected ${wanted}, got ${came ?? "nothing"}`];
