/**
 * Runs in a scratch copy. Renders some social pictures and prints the CPU seconds for one. Then stores one of them under the names of all that the
 * copy's pages need, so that builds find all of them rendered.
 */
import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pageHead } from "../../src/gatsby/heads/heads";
import { siteOf } from "../../src/gatsby/heads/site";
import { readInputs } from "../../src/gatsby/inputs";
import { SocialPictures } from "../../src/gatsby/social-pictures/social-pictures";
import { store } from "../../src/gatsby/social-pictures/store";
import { siteContent } from "../../src/content";
import { readMark } from "../../src/content/mark";

const drawn = 40;
const output = path.resolve(".build/drawn");

const inputs = readInputs(process.env);
const { nodes } = siteContent(path.resolve("."), inputs);
const site = siteOf(nodes, inputs.siteUrl);
const looks = { colors: site.brand, mark: readMark() };
const pages = nodes.filter(({ fields }) => "path" in fields);

const some = new SocialPictures(site.business, looks);
for (const page of pages.slice(-drawn)) pageHead(page, site, some);
const before = process.cpuUsage();
await some.write(output);
const { user, system } = process.cpuUsage(before);

const all = new SocialPictures(site.business, looks);
const names = pages.map((page) => path.basename(pageHead(page, site, all).picture));
const [one = ""] = names;
mkdirSync(store, { recursive: true });
const stand = path.join(output, "stand-in.jpg");
if (!existsSync(path.join(store, one)))
  copyFileSync(path.join(store, names.at(-1) ?? ""), path.join(store, one));
copyFileSync(path.join(store, one), stand);
for (const name of new Set(names))
  if (!existsSync(path.join(store, name))) linkSync(stand, path.join(store, name));
rmSync(output, { recursive: true });
console.log((user + system) / 1e6 / Math.min(drawn, pages.length));
