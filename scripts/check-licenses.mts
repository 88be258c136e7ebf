/** `npm run check:licenses`: every installed package, whoever brings it, may be used in a site that is not published as source. */
import { packageCommand, run } from "./processes.mjs";

/** Licenses that ask for nothing but their notice, or for nothing at all. */
const permissive = [
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Python-2.0",
  "PSF-2.0",
  "Zlib",
  "Unlicense",
  "CC0-1.0",
  "Public Domain",
];

/** Licenses that ask for more, each with what has it. */
const named = [
  // The two fonts. They may be sent out with a site, not sold alone.
  "OFL-1.1",
  // libvips, the library below sharp: it encodes pictures at build time and is not sent out.
  "LGPL-3.0-or-later",
  // axe-core, in tests only.
  "MPL-2.0",
  // The table of browsers behind browserslist, read at build time.
  "CC-BY-4.0",
  // Lists of names of licenses, inside this very check.
  "CC-BY-3.0",
];

const options = [
  "--excludePrivatePackages",
  "--onlyAllow",
  [...permissive, ...named].join(";"),
];
process.exitCode = await run(process.execPath, [
  packageCommand("license-checker-rseidelsohn"),
  ...options,
  "--summary",
]);
