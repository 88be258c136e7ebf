/** The browser of the tests: a Chromium that comes with the packages, so that nothing has to be installed or downloaded. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { chromium, type BrowserServer } from "playwright-core";
import { packageVersion, root } from "./processes.mjs";

/** Starts a browser that any number of test workers can share. CHROMIUM names another executable. */
export async function launchBrowser(): Promise<BrowserServer> {
  const folder = process.platform === "linux" ? await unpackedBrowser() : undefined;
  return chromium.launchServer({
    executablePath: process.env.CHROMIUM || (folder && path.join(folder, "chromium")),
    // Only these: what the package proposes switches the browser's security off, and the tests would see nothing.
    args: ["--no-sandbox", "--disable-gpu"],
    env: { ...process.env, ...(folder && fontsOf(folder)) },
  });
}

/** The folder in which the package's browser lies ready; undefined where CHROMIUM names another one. */
async function unpackedBrowser(): Promise<string | undefined> {
  if (process.env.CHROMIUM) return undefined;
  const cache = path.join(root, "node_modules/.cache/chromium");
  const folder = path.join(cache, packageVersion("@sparticuz/chromium"));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  // The package unpacks into the system's temporary folder and takes what it finds there, of whatever version.
  const unpacking = mkdtempSync(path.join(cache, "unpacking-"));
  const { default: packaged } = await import("@sparticuz/chromium");
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unpacking;
  try {
    await packaged.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  try {
    renameSync(unpacking, folder);
  } catch (error) {
    // Another test run was faster.
    if (!existsSync(folder)) throw error;
    rmSync(unpacking, { recursive: true });
  }
  return folder;
}

/** A machine without any fonts gets those of the package: Chromium does not start a page without one. */
function fontsOf(folder: string): Record<string, string> {
  return existsSync("/etc/fonts/fonts.conf")
    ? {}
    : { FONTCONFIG_PATH: path.join(folder, "fonts") };
}
