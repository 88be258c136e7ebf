/** `npm run build`: builds the site into dist/. Cleans Gatsby's cache and creates the fonts first, but only if necessary. */
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { addEditor, editorOf } from "../src/editor/write";
import { inputNames } from "../src/gatsby/inputs";
import { builtPages } from "./built-pages";
import {
  currentOrigin,
  forgetOrigin,
  noteOrigin,
  reasonToClean,
  type BuildEnvironment,
  type Origin,
} from "./cache.mjs";
import {
  checkFolder,
  endWithSignals,
  exitCode,
  packageCommand,
  progress,
  root,
  start,
} from "./processes.mjs";
import { takeFolder } from "./running.mjs";

/** Loads .env if it exists; variables that are already set take precedence. */
export function readEnvFile(): void {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The build inputs in `environment`, those of `others` where it has none, and otherwise empty strings. */
export const buildEnvironment = (
  environment: Record<string, string | undefined>,
  others: Partial<BuildEnvironment> = {},
): BuildEnvironment =>
  Object.fromEntries(
    inputNames.map((name) => [name, environment[name]?.trim() || others[name] || ""]),
  ) as BuildEnvironment;

/** Builds the site into dist/ with these `inputs` and logs each step; throws if one fails. */
export async function buildSite(inputs: BuildEnvironment): Promise<void> {
  const started = Date.now();
  // First, because it throws on hosts that cannot serve the editor.
  const editor = editorOf(root, process.env);
  const origin = await prepareGatsby("build", inputs);
  const encoder = start(process.execPath, ["--import", "tsx", "src/gatsby/encoder.mts"], {
    stdio: "ignore",
  });
  encoder.once("exit", (code) => {
    if (code)
      console.warn(
        "src/gatsby/encoder.mts failed: Gatsby encodes all pictures itself, which takes longer.",
      );
  });
  await gatsby("build", inputs).finally(() => encoder.kill());
  if (editor) addEditor(root, path.join(root, "dist"), editor);
  noteOrigin(origin);
  const pages = builtPages(path.join(root, "dist"));
  console.log(`Built ${pages.length} pages in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Deletes the cache if it cannot be kept, and then begins to create the fonts. Returns the origin of the build that follows. */
export async function prepareGatsby(
  command: Origin["command"],
  inputs: BuildEnvironment,
): Promise<Origin> {
  const origin = currentOrigin(command, inputs);
  const reason = reasonToClean(origin);
  // Deletes the note before any file is written: if this build is killed, the note of the last build would not describe its files.
  forgetOrigin();
  if (reason) {
    if (existsSync(path.join(root, ".cache"))) console.log(`Cleaning the cache: ${reason}.`);
    for (const folder of [".cache", "public"])
      rmSync(path.join(root, folder), { recursive: true, force: true });
  }
  // Hosts keep the cache without the fonts. Not awaited: webpack needs them seconds later, and this program ends with an error if it fails.
  if (reason || !existsSync(path.join(root, "src/styles/fonts"))) void import("./fonts.mjs");
  return origin;
}

/** Runs one of Gatsby's commands with these `inputs`; throws if it fails. */
export async function gatsby(
  command: string,
  inputs: BuildEnvironment,
  options: string[] = [],
) {
  const child = start(process.execPath, [packageCommand("gatsby"), command, ...options], {
    env: gatsbyEnvironment(inputs),
    // Piped, because Gatsby prints to a terminal differently.
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout?.pipe(process.stdout);
  child.stderr?.pipe(process.stderr);
  const stop = command === "build" ? progress("Building the site") : undefined;
  const code = await exitCode(child);
  stop?.();
  if (code !== 0) throw new Error(`gatsby ${command} failed with exit code ${code}.`);
}

/** The environment of a Gatsby process with these `inputs`. */
const gatsbyEnvironment = (inputs: BuildEnvironment): NodeJS.ProcessEnv => ({
  // Gatsby runs the queries itself, instead of in a worker that it then starts again for the pages: 2 to 3 s of each build on two cores.
  GATSBY_CPU_COUNT: "1",
  ...process.env,
  ...inputs,
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FEEDBACK_DISABLED: "1",
  // Prints one line per step; the default logger redraws the screen.
  GATSBY_LOGGER: "yurnalist",
  FORCE_COLOR: undefined,
  NODE_ENV: undefined,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkFolder();
  endWithSignals();
  readEnvFile();
  try {
    takeFolder();
    await buildSite(buildEnvironment(process.env));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
