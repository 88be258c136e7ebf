/**
 * Serves the editor on this machine, with the same headers as a host. Run as a program, it serves an editor for tests, which keeps its files in the
 * browser: it prints the address and ends when its standard input closes.
 */
import { readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { editorOf } from "../src/gatsby/editor/settings";
import { writeEditor } from "../src/gatsby/editor/write";
import { contentType, headersOf } from "./built-pages";
import { root } from "./processes.mjs";

export interface EditorServer {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves the editor, which the first request builds: most runs of the site's tests ask for none.
 * @param port 0 stands for any free port.
 * @param repository owner and name on GitHub; if left out, the repository that content/business.yaml names.
 */
export async function serveEditor(port: number, repository?: string): Promise<EditorServer> {
  const editor = editorOf(root);
  const settings = {
    name: editor?.name ?? "Website",
    siteUrl: editor?.siteUrl ?? "https://www.example.com",
    branch: editor?.branch ?? "main",
    address: undefined,
    repository: repository ?? editor?.repository,
  };
  let building: Promise<RequestListener> | undefined;
  const server = createServer((request, response) => {
    building ??= build();
    building.then(
      (answer) => answer(request, response),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const { port: own } = server.address() as AddressInfo;
  // Each server has a folder of its own, because several may run at once.
  const folder = path.join(root, `.build/editor-${own}`);
  async function build(): Promise<RequestListener> {
    // Writes the fonts that previews show.
    await import("./fonts.mjs");
    await writeEditor(root, folder, settings);
    return filesOf(folder);
  }
  return {
    url: `http://127.0.0.1:${own}`,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        server.closeAllConnections();
      }),
  };
}

/** Builds the editor and serves it, like serveEditor. @throws if it cannot be built. */
export async function startEditor(port: number, repository?: string): Promise<EditorServer> {
  const editor = await serveEditor(port, repository);
  const first = await fetch(editor.url);
  if (!first.ok) throw new Error(await first.text());
  return editor;
}

/** Answers with the files of `folder`, and with the headers of its _headers. */
function filesOf(folder: string): RequestListener {
  const headers = headersOf(folder);
  return ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = path.join(folder, pathname === "/" ? "index.html" : path.normalize(pathname));
    for (const [name, value] of Object.entries(headers(pathname)))
      response.setHeader(name, value);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
      return;
    }
    response.setHeader("Content-Type", contentType(file));
    response.end(readFileSync(file));
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url, close } = await startEditor(0);
  console.log(url);
  process.stdin.resume().once("end", () => {
    void close().then(() => process.exit(0));
  });
}
