/** @jest-environment node */
/** Folders in which Gatsby fails, that were moved, that are served already, and that are built again while they are served. */
import path from "node:path";
import { runCommand, runProgram } from "../support/program";
import { temporaryFolder } from "../support/temporary-folder";

/** A folder with this name and the scripts. */
function projectIn(name: string): string {
  const folder = path.join(temporaryFolder(), name);
  mkdirSync(folder);
  for (const part of ["scripts", "package.json", "tsconfig.json"])
    cpSync(part, path.join(folder, part), { recursive: true });
  for (const part of ["src", "node_modules"])
    symlinkSync(path.resolve(part), path.join(folder, part));
  return folder;
}

/** Runs a module of this code in `folder`. */
const runCode = (code: string, folder = ".") =>
  runCommand(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", code],
    folder,
  );

test("start, test and build refuse folders with signs of patterns and addresses, and name what to avoid", () => {
  const refusal = { status: 1, output: expect.stringMatching(/Rename.*avoid \( \) \[ \]/) };
  for (const name of ["website-main (1)", "a[1]", "a#1", "a%20b"]) {
    const install = runCommand(process.execPath, ["scripts/install.mjs"], projectIn(name));
    expect(install).toMatchObject(refusal);
  }
  expect(runProgram("scripts/build.mts", [], projectIn("website-main (1)"))).toMatchObject(
    refusal,
  );
});

test("spaces, apostrophes and letters of other languages are accepted", () => {
  const folder = projectIn("a 'b é & +,;=@~$^");
  const code = 'import { checkFolder } from "./scripts/processes.mjs"; checkFolder()';
  expect(runCode(code, folder)).toEqual({ status: 0, output: "" });
});

test("a build in a moved folder cleans the cache and says why", () => {
  const folder = projectIn("before");
  const origin = `{ command: "build", folder: root, hash: "", content: "", day: "", inputs: {} }`;
  const imports = `import { noteOrigin, reasonToClean } from "./scripts/cache.mts"; import { root } from "./scripts/processes.mjs";`;
  const reason = `console.log(reasonToClean(${origin}))`;
  expect(runCode(`${imports} noteOrigin(${origin}); ${reason}`, folder).output).toBe("\n");
  const moved = path.join(path.dirname(folder), "after");
  renameSync(folder, moved);
  expect(runCode(`${imports} ${reason}`, moved).output).toBe(
    `the project was in ${folder} before\n`,
  );
});

test("a second command in a folder that is served says where, and changes nothing", () => {
  const folder = projectIn("served");
  const url = "http://127.0.0.1:8788";
  mkdirSync(path.join(folder, ".build"));
  const note = JSON.stringify({ process: process.pid, url });
  writeFileSync(path.join(folder, ".build/running.json"), note);
  const second = runProgram("scripts/site.mts", ["start"], folder);
  expect(second).toMatchObject({ status: 1, output: expect.stringContaining(url) as string });
});

test("the local edge passes requests for the embedded backend on", () => {
  const site = path.join(temporaryFolder(), "dist");
  mkdirSync(site);
  writeFileSync(path.join(site, "404.html"), "missing");
  const code = `
    import { createServer } from "node:http";
        const server = createServer(({ url, headers }, response) => response.end(url + " " + headers.apikey));
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const backend = "http://127.0.0.1:" + server.address().port;
    const { url } = await startEdge(${JSON.stringify(site)}, { prefix: "/backend", url: backend });
    for (const path of ["/backend/rest/?a=b%20c", "/back"]) {
      const answer = await fetch(url + path, { headers: { apikey: "key" } });
      console.log(answer.status, await answer.text());
    }
    process.exit(0);`;
  expect(runCode(code)).toEqual({
    status: 0,
    output: "200 /backend/rest/?a=b%20c key\n404 missing\n",
  });
});

test("a site stays whole while another build replaces its folder", () => {
  const site = path.join(temporaryFolder(), "dist");
  mkdirSync(site);
  writeFileSync(path.join(site, "about.html"), "the first build");
  const code = `
    import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
    import { startEdge } from "./scripts/edge.mjs";
    const { url, close } = await startEdge(${JSON.stringify(site)});
    rmSync(${JSON.stringify(site)}, { recursive: true });
    const answer = await fetch(url + "/about");
    console.log(answer.status, await answer.text());
    await close();
    process.exit(0);`;
  expect(runCode(code)).toEqual({ status: 0, output: "200 the first build\n" });
});
