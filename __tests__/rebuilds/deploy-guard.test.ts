/** The checks before and after a deploy: each fault in a copy of dist/ fails `npm run check:browser`, and a broken host fails `npm run check:site`. */
import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { scriptsNote, type Scripts } from "../../src/gatsby/dist";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "deploy-guard-"));
  cpSync("dist", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The path in the copy of this build's script or style sheet whose name matches; dist/ also has those of the previous build. */
function fileLike(name: RegExp): string {
  const { current } = JSON.parse(readFileSync(scriptsNote, "utf8")) as Scripts;
  const found = current.find((each) => name.test(each));
  if (!found) throw new Error(`dist/ has no file like ${String(name)}`);
  return path.join(folder, found);
}

/** Replaces `from` in a file of the copy. Throws if the file does not contain it. */
function replace(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has nothing like ${String(from)}`);
  writeFileSync(file, changed);
}

const policy = (from: string | RegExp, to: string) => () =>
  replace(path.join(folder, "_headers"), from, to);

function check(...paths: string[]) {
  const { status, stdout } = spawnSync(
    "npm",
    ["run", "check:browser", "--", `--folder=${folder}`, ...paths],
    { encoding: "utf8" },
  );
  return { status, said: stdout };
}

test("the unchanged build passes, with a page of every kind", () => {
  const { status, said } = check();
  expect(said).toMatch(/^browser: 1\d pages work$/m);
  expect(status).toBe(0);
});

const faults: [fault: string, make: () => void, path: string, said: RegExp][] = [
  [
    "an empty loader",
    () => writeFileSync(fileLike(/^loader-/), ""),
    "/about",
    /^\/about: it does not hydrate$/m,
  ],
  [
    "a loader that does nothing",
    () => {
      writeFileSync(fileLike(/^loader-/), "void 0;");
      replace(path.join(folder, "about.html"), / integrity="[^"]*"/, "");
    },
    "/about",
    /^\/about: it does not hydrate$/m,
  ],
  [
    "a missing style sheet",
    () => rmSync(fileLike(/^component---src-templates-article-tsx\..*\.css$/)),
    "/about",
    /^\/component---src-templates-article-tsx\.\w+\.css: missing or empty$/m,
  ],
  [
    "a page without styles",
    () => replace(path.join(folder, "about.html"), /<style data-href.*?<\/style>/gs, ""),
    "/about",
    /^\/about: its styles are not applied$/m,
  ],
  [
    "a policy without the hashes of styles",
    policy(/ 'sha256-[^']*'/g, ""),
    "/about",
    /^\/about: its styles are not applied$/m,
  ],
  [
    "a policy without the loader's Trusted Types policy",
    policy("trusted-types loader ", "trusted-types "),
    "/about",
    /^\/about: .*createPolicy/m,
  ],
  [
    "a policy without the Trusted Types policy of src/client",
    policy("trusted-types loader site ", "trusted-types loader "),
    "/about",
    /^\/about: it does not hydrate$/m,
  ],
  [
    "a policy that blocks pictures, which only the console reports",
    policy("img-src 'self'", "img-src data:"),
    "/about",
    /^\/about: .*violates the following Content Security Policy directive: "img-src data:/m,
  ],
  [
    "a policy without the backend",
    policy(/connect-src 'self' [^;]*/, "connect-src 'self'"),
    "/",
    /^\/: it does not show the projects of the backend$/m,
  ],
  [
    "missing data of a page",
    () => rmSync(path.join(folder, "page-data/index"), { recursive: true }),
    "/about",
    /^\/about: a click on a link does not show its page$/m,
  ],
];

test.each(faults)("%s fails the check before the deploy", (_, make, address, wanted) => {
  make();
  const { status, said } = check(address);
  expect(said).toMatch(wanted);
  expect(status).toBe(1);
});

test("a host that does not serve the site fails the check after the deploy, which prints how to roll back", async () => {
  const server = createServer((_, response) => response.writeHead(500).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const failure = await promisify(execFile)("npm", ["run", "check:site", "--", address]).catch(
    (error: { code: number; stdout: string }) => error,
  );
  server.close();
  expect(failure).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^\/about: expected 200, got 500$[^]*npx wrangler rollback$/m,
    ),
  });
});
