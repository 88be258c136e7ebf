/** The browser of the tests: the Chromium of an npm package, so that nothing else has to be installed. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { LaunchOptions } from "playwright-core";
import { mapFrame } from "../src/domain/site";
import { root, run } from "./processes.mjs";

/**
 * Decision 15: the map's frame belongs to another site, which is unreachable without a network. Console messages about it are not the page's.
 */
export const blockedUrls = [`${mapFrame}*`];

/**
 * How Playwright starts the browser. The variable CHROMIUM selects another executable.
 * @param debuggingPort for programs other than Playwright.
 */
export async function browserOptions(debuggingPort?: number): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM;
  // The package's browser is for Linux; on other systems Playwright finds its own.
  const folder = named || process.platform !== "linux" ? undefined : await unpackedBrowser();
  const executable = folder && path.join(folder, "chromium");
  return {
    executablePath: named || executable,
    // Most desktop browsers have scrollbars that take space.
    ignoreDefaultArgs: ["--hide-scrollbars"],
    // The arguments that the package suggests would disable web security, which tests check.
    args: [
      "--no-sandbox",
      "--disable-gpu",
      // Subpixel positioning of text, as on phones and newer desktops; hinted text would be up to 2 % wider or narrower.
      "--font-render-hinting=none",
      ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
    ],
    env: folder && executable ? librariesFor(executable, folder) : undefined,
  };
}

/** The folder with the unpacked browser of the package. */
async function unpackedBrowser(): Promise<string> {
  const cache = path.join(root, "node_modules/.cache/chromium");
  const manifest = path.join(root, "node_modules/@sparticuz/chromium/package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const folder = path.join(cache, version);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  // The package unpacks into the folder for temporary files, and reuses what is there even if it is another version.
  const unpacking = mkdtempSync(path.join(cache, "unpacking-"));
  const env = {
    ...process.env,
    TMPDIR: unpacking,
    // Makes the package unpack the system libraries as well.
    AWS_EXECUTION_ENV: "nodejs20.x",
  };
  const unpack = `(await import("@sparticuz/chromium")).default.executablePath()`;
  const code = await run(process.execPath, ["--input-type=module", "-e", `await ${unpack}`], {
    env,
  });
  if (code !== 0) throw new Error(`The browser could not be unpacked (exit code ${code}).`);
  try {
    renameSync(unpacking, folder);
  } catch (error) {
    // Another test run has unpacked it in the meantime.
    if (!existsSync(folder)) throw error;
    rmSync(unpacking, { recursive: true });
  }
  return folder;
}

/** The browser's environment if the system lacks libraries that it needs: those of the package. Otherwise it inherits that of the program. */
function librariesFor(
  executable: string,
  folder: string,
): Record<string, string | undefined> | undefined {
  if (spawnSync(executable, ["--version"]).status === 0) return undefined;
  return { ...process.env, LD_LIBRARY_PATH: path.join(folder, "al2023/lib") };
}
