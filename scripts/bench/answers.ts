/** The responses of the bench's server: the files of a built folder with the headers of its host, compressed once, in memory. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { pageFile } from "../built-pages";
import { contentTypes, headerRules, pathPattern } from "../host-files";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Returns the response for a path without query. */
export type Answers = (pathname: string) => Answer;

/** A file of the built site, not yet compressed. */
interface Content {
  file: string;
  type: string;
  content: Buffer;
}

const brotli = promisify(brotliCompress);

/** Types of files with a compressed format. */
const compressed = /^(image\/(?!svg)|font\/|video\/)/;

/** The default Cache-Control of both hosts. */
const cacheDefault = "public, max-age=0, must-revalidate";

const typeOf = (file: string) =>
  Object.entries(contentTypes).find(([, endings]) =>
    endings.split(" ").includes(path.extname(file).slice(1)),
  )?.[0] ?? "application/octet-stream";

/**
 * Reads `folder`, the built site, and compresses its text files with brotli at the highest quality, like hosts.
 * @returns the responses of the site as it is, and of the site with the text of each page changed by `page`.
 */
export async function readAnswers(
  folder: string,
  page: (html: string) => string,
): Promise<[asItIs: Answers, changed: Answers]> {
  const rules = headerRules(readFileSync(path.join(folder, "_headers"), "utf8")).map(
    (rule) => ({ ...rule, matches: new RegExp(`^${pathPattern(rule.path)}$`) }),
  );
  const answer = async ({ file, type, content }: Content): Promise<[string, Answer]> => {
    const address = `/${file.split(path.sep).join("/")}`;
    const text = !compressed.test(type);
    const own = rules
      .filter(({ matches }) => matches.test(address))
      .flatMap(({ headers }) => headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const);
    const headers: Record<string, string> = {
      "content-type": text ? `${type}; charset=utf-8` : type,
      "cache-control": cacheDefault,
      etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
      ...(text && { "content-encoding": "br" }),
      ...Object.fromEntries(own),
    };
    return [address, { status: 200, headers, body: text ? await brotli(content) : content }];
  };
  const contents = readContents(folder);
  const pages = contents.filter(({ type }) => type === "text/html");
  const asItIs = await Promise.all(contents.map(answer));
  const changed = await Promise.all(
    pages.map((each) =>
      answer({ ...each, content: Buffer.from(page(each.content.toString())) }),
    ),
  );
  return [find(new Map(asItIs)), find(new Map([...asItIs, ...changed]))];
}

function readContents(folder: string): Content[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^_(headers|redirects)$/.test(entry.name))
    .map((entry) => {
      const whole = path.join(entry.parentPath, entry.name);
      return {
        file: path.relative(folder, whole),
        type: typeOf(entry.name),
        content: readFileSync(whole),
      };
    });
}

/**
 * A page responds to the path without file extension. With a trailing slash it redirects, as on the edge. Missing paths get the 404 page.
 */
function find(answers: ReadonlyMap<string, Answer>): Answers {
  const screen = answers.get("/404.html");
  const missing: Answer = {
    status: 404,
    body: screen?.body ?? Buffer.alloc(0),
    headers: { ...screen?.headers, "cache-control": "no-store" },
  };
  const pageAt = (address: string) => answers.get(`/${pageFile(address)}`);
  return (pathname) => {
    if (pathname === "/") return pageAt("/") ?? missing;
    const bare = pathname.replace(/\/$/, "");
    if (bare !== pathname && pageAt(bare))
      return { status: 307, headers: { location: bare }, body: Buffer.alloc(0) };
    return pageAt(pathname) ?? answers.get(pathname) ?? missing;
  };
}
