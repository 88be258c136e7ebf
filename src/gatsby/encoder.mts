/**
 * A program that encodes all pictures into the store. A build starts it, and encodes by itself what is missing when it needs it. Until then, Gatsby
 * leaves a quarter of two cores idle, so this has a low priority.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { filesUnder } from "../content/read/disk";
import { breakpoints, Pictures } from "./pictures";
import { Store, storeFolder } from "./store";

setPriority(constants.priority.PRIORITY_LOW);
try {
  // On Linux, that applies only within the program's session, which the build has made for it. This sets the session's own priority.
  writeFileSync("/proc/self/autogroup", "19");
} catch {
  // Other systems have no priorities of sessions.
}

const root = process.cwd();
const folder = path.join(root, "content/pictures");
const pictures = new Pictures(new Store(storeFolder(root)));
for (const file of filesUnder(folder)) {
  if (!/^[^/]+\.(jpe?g|png|webp)$/.test(file)) continue;
  const absolutePath = path.join(folder, file);
  const contentDigest = createHash("md5").update(readFileSync(absolutePath)).digest("hex");
  const node = { absolutePath, name: path.parse(file).name, internal: { contentDigest } };
  await pictures.data(node, { layout: "fullWidth", breakpoints });
}
