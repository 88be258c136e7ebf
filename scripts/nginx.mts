/**
 * `npx tsx scripts/nginx.mts`: prints the configuration of a site in nginx that serves dist/: the lines in docs/delivery.md, with the headers,
 * types and redirects of this build. With `test`, starts nginx with it and runs `npm run smoke` on that. By hand, because no workflow has nginx.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { endWithSignals, freePort, root, run, start, stop } from "./processes.mjs";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const [, lines = ""] = /```nginx\n([^]*?)```/.exec(read("docs/delivery.md")) ?? [];

const rules = read("dist/_headers").split(/\n(?=\S)/);
const headers = (rules[0] ?? "").matchAll(/^ +([\w-]+): (.*)$/gm);
const types = rules.flatMap((rule) => [...rule.matchAll(/^(\S+)\n +Content-Type: (.*)$/g)]);
const redirects = read("dist/_redirects").matchAll(/^(\S+) (\S+) 301$/gm);

const copied: Readonly<Record<string, string[]>> = {
  headers: Array.from(headers, ([, name, value]) => `add_header ${name} "${value}" always;`),
  types: types.map(
    ([, file, type]) => `location = ${file} { types {} default_type "${type}"; }`,
  ),
  redirects: Array.from(
    redirects,
    ([, from = "", to]) => `location = "${decodeURI(from)}" { return 301 ${to}; }`,
  ),
};
const site = lines.replace(/# (headers|types|redirects)$/gm, (_, part: string) =>
  (copied[part] ?? []).join("\n  "),
);

if (process.argv[2] === "test") {
  endWithSignals();
  const folder = path.join(root, ".build/nginx");
  const port = await freePort(8080);
  const tested = site
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/root .*;/, `root "${path.join(root, "dist")}";`);
  mkdirSync(folder, { recursive: true });
  const main = `daemon off; pid nginx.pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${tested} }`;
  writeFileSync(path.join(folder, "nginx.conf"), main);
  const nginx = start("nginx", ["-p", folder, "-c", "nginx.conf"]);
  process.exitCode = await run("npm", ["run", "smoke", "--", `http://127.0.0.1:${port}`]);
  await stop(nginx);
} else console.log(site);
