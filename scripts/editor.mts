/**
 * Serves the editor of the browser on this machine, with the headers of a host. Started by itself, it serves one whose files are in the browser
 * alone, for tests: it prints the address and ends when its standard input closes.
 */
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { editorOf } from "../src/gatsby/editor/settings";
import { writeEditor } from "../src/gatsby/editor/write";
import { contentTypes, headerRules, pathPattern } from "./host-files";
import { freePort } from "./ports.mjs";
import { root } from "./processes.mjs";

const usualPort = 8790;

/** The built editor, relative to the project. */
const folder = ".build/editor";

export interface EditorServer {
  url: string;
  close: () => Promise<void>;
}

/** Builds the editor and serves it. `repository` is that of content/business.yaml if it is left out. */
export async function startEditor(repository?: string): Promise<EditorServer> {
  const named = editorOf(root);
  const settings = {
    name: named?.name ?? "Website",
    siteUrl: named?.siteUrl ?? "https://www.example.com",
    branch: named?.branch ?? "main",
    address: undefined,
    repository: repository ?? named?.repository,
  };
  const built = path.join(root, folder);
  await writeEditor(root, built, settings);
  const port = await freePort(usualPort);
  const rules = headerRules(readFileSync(path.join(built, "_headers"), "utf8"));
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = path.join(built, pathname === "/" ? "index.html" : path.normalize(pathname));
    for (const { path: pattern, headers } of rules)
      if (new RegExp(`^${pathPattern(pattern)}$`).test(pathname))
        for (const [name, value] of headers) response.setHeader(name, value);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
      return;
    }
    response.setHeader("Content-Type", typeOf(file));
    response.end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const typeOf = (file: string) =>
  Object.entries(contentTypes).find(([, endings]) =>
    endings.split(" ").includes(path.extname(file).slice(1)),
  )?.[0] ?? "application/octet-stream";

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url, close } = await startEditor();
  console.log(url);
  process.stdin.resume().once("end", () => {
    void close().then(() => process.exit(0));
  });
}
