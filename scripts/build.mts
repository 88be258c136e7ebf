/** `npm run build`: fonts, then Gatsby, cleaned before only where that is needed. dist/ is then what goes out. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ownsPictureStore, pictureStore } from "../src/gatsby/pictures/picture-store";
import { prunePictures } from "../src/gatsby/pictures/prune";
import { builtPages } from "./built-pages";
import {
  currentOrigin,
  forgetOrigin,
  noteOrigin,
  reasonToClean,
  type Origin,
} from "./cache.mjs";
import { buildEnvironment, readEnvFile, type BuildEnvironment } from "./environment.mjs";
import { endWithSignals, packageCommand, root, run } from "./processes.mjs";

/** Builds the site into dist/ from these `inputs`; says what it does; throws if a step fails. */
export async function buildSite(inputs: BuildEnvironment): Promise<void> {
  const started = Date.now();
  const origin = await prepareGatsby("build", inputs);
  await gatsby("build", inputs);
  tidyPictures();
  noteOrigin(origin);
  const pages = builtPages(path.join(root, "dist"));
  console.log(`Built ${pages.length} pages in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Deletes encoded pictures that are no longer used from the picture store, where that is the project's own. */
function tidyPictures(): void {
  if (!ownsPictureStore(root)) return;
  const { length } = prunePictures(pictureStore(root), path.join(root, "dist"));
  if (length > 0)
    console.log(`Deleted ${length} files that are no longer used from the picture store.`);
}

/** Makes the fonts and, where it cannot be kept, throws the cache away. Gives back what is about to be built. */
export async function prepareGatsby(
  command: Origin["command"],
  inputs: BuildEnvironment,
): Promise<Origin> {
  console.log("Fonts …");
  await must("fonts", ["--import", "tsx", "scripts/fonts.mts"]);
  const origin = currentOrigin(command, inputs);
  const reason = reasonToClean(origin);
  // Before anything is written: the note of an older build says nothing of what a killed one leaves.
  forgetOrigin();
  if (reason) {
    console.log(`Cleaning the cache: ${reason}.`);
    await gatsby("clean", inputs);
  }
  return origin;
}

/** Runs one of Gatsby's commands with these `inputs`; throws if it fails. */
export async function gatsby(
  command: string,
  inputs: BuildEnvironment,
  options: string[] = [],
) {
  const args = [packageCommand("gatsby"), command, ...options];
  await must(`gatsby ${command}`, args, gatsbyEnvironment(inputs));
}

/** The environment in which Gatsby builds with these `inputs`. */
export const gatsbyEnvironment = (inputs: Partial<BuildEnvironment>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...inputs,
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FEEDBACK_DISABLED: "1",
  // One line a step: the other logger redraws the screen.
  GATSBY_LOGGER: "yurnalist",
  FORCE_COLOR: undefined,
  NODE_ENV: undefined,
});

async function must(name: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const code = await run(process.execPath, args, { env, plain: true });
  if (code !== 0) throw new Error(`${name} failed with exit code ${code}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endWithSignals();
  readEnvFile();
  await buildSite(buildEnvironment(process.env)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
