/** The browser of the tests: a Chromium that comes with the packages, so that nothing has to be installed or downloaded. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { chromium, type BrowserServer } from "playwright-core";
import { mapFrame } from "../src/domain/map-links";
import { packageVersion, root, run } from "./processes.mjs";

/**
 * Decision 15: the map's frame belongs to another site, which a machine without a network does not reach; what the console says of that is
 * none of the page's own.
 */
export const blockedUrls = [`${mapFrame}*`];

/**
 * Starts a browser that any number of test workers can share. CHROMIUM names another executable.
 * @param debuggingPort where programs other than Playwright can reach it, too.
 * @param more further arguments of the browser.
 */
export async function launchBrowser(
  debuggingPort?: number,
  more: readonly string[] = [],
): Promise<BrowserServer> {
  const named = process.env.CHROMIUM;
  // The package's browser runs on Linux; elsewhere Playwright looks for its own.
  const folder = named || process.platform !== "linux" ? undefined : await unpackedBrowser();
  const executable = folder && path.join(folder, "chromium");
  return chromium.launchServer({
    executablePath: named || executable,
    // Scrollbars take room in the windows of most desktops.
    ignoreDefaultArgs: ["--hide-scrollbars"],
    // Only these: what the package proposes switches the browser's security off, and the tests would see nothing.
    args: [
      "--no-sandbox",
      "--disable-gpu",
      // Letters at fractions of a pixel, as phones and newer desktops place them; hinted ones would be up to 2 % wider or narrower.
      "--font-render-hinting=none",
      ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
      ...more,
    ],
    env: { ...process.env, ...(folder && executable && librariesFor(executable, folder)) },
  });
}

/** The folder in which the package's browser lies ready. */
async function unpackedBrowser(): Promise<string> {
  const cache = path.join(root, "node_modules/.cache/chromium");
  const folder = path.join(cache, packageVersion("@sparticuz/chromium"));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  // The package unpacks into the folder for temporary files and keeps what it finds there, of whatever version.
  const unpacking = mkdtempSync(path.join(cache, "unpacking-"));
  const env = {
    ...process.env,
    TMPDIR: unpacking,
    // Makes it unpack the system libraries, too.
    AWS_EXECUTION_ENV: "nodejs20.x",
  };
  const code = await run(process.execPath, ["scripts/unpack-browser.mjs"], { env });
  if (code !== 0) throw new Error(`The browser could not be unpacked (exit code ${code}).`);
  try {
    renameSync(unpacking, folder);
  } catch (error) {
    // Another test run was faster.
    if (!existsSync(folder)) throw error;
    rmSync(unpacking, { recursive: true });
  }
  return folder;
}

/** A system that lacks the libraries of the browser gets those of the package. */
function librariesFor(executable: string, folder: string): Record<string, string> {
  if (spawnSync(executable, ["--version"]).status === 0) return {};
  return { LD_LIBRARY_PATH: path.join(folder, "al2023/lib") };
}
