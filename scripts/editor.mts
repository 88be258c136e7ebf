/**
 * Serves the editor of the browser on this machine, with the headers of a host. Started by itself, it serves one whose files are in the browser
 * alone, for tests: it prints the address and ends when its standard input closes.
 */
import { readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { editorOf } from "../src/gatsby/editor/settings";
import { writeEditor } from "../src/gatsby/editor/write";
import { contentTypes, headerRules, pathPattern } from "./host-files";
import { root } from "./processes.mjs";

export interface EditorServer {
  url: string;
  close: () => Promise<void>;
}

/**
 * Builds the editor and serves it.
 * @param port 0 for any free one.
 * @param repository that of content/business.yaml if it is left out.
 */
export async function startEditor(port: number, repository?: string): Promise<EditorServer> {
  const named = editorOf(root);
  const settings = {
    name: named?.name ?? "Website",
    siteUrl: named?.siteUrl ?? "https://www.example.com",
    branch: named?.branch ?? "main",
    address: undefined,
    repository: repository ?? named?.repository,
  };
  let answer: RequestListener = (_, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const { port: own } = server.address() as AddressInfo;
  // Several may be served at once.
  const folder = path.join(root, `.build/editor-${own}`);
  await writeEditor(root, folder, settings);
  answer = filesOf(folder);
  return {
    url: `http://127.0.0.1:${own}`,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          rmSync(folder, { recursive: true });
          done();
        });
        server.closeAllConnections();
      }),
  };
}

/** Answers with the files of `folder`, and with the headers of its _headers. */
function filesOf(folder: string): RequestListener {
  const rules = headerRules(readFileSync(path.join(folder, "_headers"), "utf8"));
  return ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = path.join(folder, pathname === "/" ? "index.html" : path.normalize(pathname));
    for (const { path: pattern, headers } of rules)
      if (new RegExp(`^${pathPattern(pattern)}$`).test(pathname))
        for (const [name, value] of headers) response.setHeader(name, value);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
      return;
    }
    response.setHeader("Content-Type", typeOf(file));
    response.end(readFileSync(file));
  };
}

const typeOf = (file: string) =>
  Object.entries(contentTypes).find(([, endings]) =>
    endings.split(" ").includes(path.extname(file).slice(1)),
  )?.[0] ?? "application/octet-stream";

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url, close } = await startEditor(0);
  console.log(url);
  process.stdin.resume().once("end", () => {
    void close().then(() => process.exit(0));
  });
}
