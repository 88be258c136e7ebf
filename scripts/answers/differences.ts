/** Says where a host answers otherwise than the table. */
import { ask, type Given } from "./ask";
import { cacheControl, security, type Answer } from "./table";

/** How many requests run at once. */
const atOnce = 8;

/** Hosts choose among these to send visitors from another form of an address to its own. */
const otherForm = [301, 302, 307, 308];

/**
 * What the host at `server` answers otherwise than the table `answers` says: a sentence each, in the order of the table.
 * @param preview true where the host must keep search engines out; else it must not.
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
        (error: Error) => [`${answer.path}: no answer came (${error.message})`],
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
    return [`${path}: ${allowed.join(" or ")} is right, ${given.status ?? "nothing"} came`];
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
    // Redirects of hosts come without them, and do no harm so.
    ...(status === 200 || status === 404 ? security : [])
      .filter((name) => !headers[name])
      .map((name) => `${path}: the header ${name} is missing`),
    ...(preview === (robots === "noindex") || to !== undefined
      ? []
      : [
          `${path}: x-robots-tag: ${preview ? "noindex" : "no such header"} is right, ${robots ?? "none"} came`,
        ]),
  ];
}

/** Where a redirect leads: the path on the same host, the whole address on another. */
const placeOf = ({ origin, pathname, search, href }: URL, server: string) =>
  origin === new URL(server).origin ? pathname + search : href;

const differing = (name: string, wanted: string | undefined, came: string | undefined) =>
  wanted === undefined || wanted === came
    ? []
    : [`${name}: ${wanted} is right, ${came ?? "nothing"} came`];
