/** `npm run check:licenses`: checks that the licenses of all installed packages allow their use in a site that is not open source. */
import { packageCommand, run } from "./processes.mjs";

/** Licenses that require at most a notice. */
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

/** Licenses with further conditions, and the packages that may have them. */
const named = [
  // The two fonts. They may be distributed with a site, but not sold by themselves.
  "OFL-1.1",
  // libvips, which sharp uses to encode pictures at build time; not distributed.
  "LGPL-3.0-or-later",
  // axe-core, in tests only.
  "MPL-2.0",
  // The data of browserslist, used at build time.
  "CC-BY-4.0",
  // Lists of license names, used by this check.
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
