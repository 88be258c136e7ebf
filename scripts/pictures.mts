/** Encodes all pictures into the store, where a build finds them. It runs beside the build, which encodes by itself what is missing then. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { siteContent } from "../src/content";
import { readInputs } from "../src/gatsby/inputs";
import { breakpoints, Pictures } from "../src/gatsby/pictures";
import { socialBrand, SocialPictures } from "../src/gatsby/social-pictures";
import { Store, storeFolder } from "../src/gatsby/store";
import { pageHead } from "../src/seo/meta";
import { siteOf } from "../src/seo/site";
import { root } from "./processes.mjs";

const store = new Store(storeFolder(root));
const inputs = readInputs(process.env);
const { nodes } = siteContent(root, inputs);
const site = siteOf(nodes, inputs.siteUrl);

const socialPictures = new SocialPictures(store, socialBrand(root, site));
for (const node of nodes)
  if ("path" in node.fields)
    pageHead(node, site, (title, picture) => socialPictures.add(title, picture));
await socialPictures.write();

const pictures = new Pictures(store);
for (const { type, fields } of nodes) {
  if (type !== "Picture") continue;
  const absolutePath = path.join(root, "content/pictures", String(fields.file));
  const contentDigest = createHash("md5").update(readFileSync(absolutePath)).digest("hex");
  const { name } = path.parse(absolutePath);
  const file = { absolutePath, name, internal: { contentDigest } };
  await pictures.data(file, { layout: "fullWidth", breakpoints });
}
