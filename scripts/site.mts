/** `npm start` and `npm run develop`: serve the site and its backend until Ctrl-C. */
import { buildSite, gatsby, prepareGatsby } from "./build.mjs";
import { currentOrigin, isBuilt, noteOrigin } from "./cache.mjs";
import { startEdge, type Server } from "./edge.mjs";
import { startEditor } from "./editor.mjs";
import { startEmbeddedBackend } from "./embedded-backend.mjs";
import {
  buildEnvironment,
  namedBackend,
  readEnvFile,
  type BuildEnvironment,
} from "./environment.mjs";
import { freePort } from "./ports.mjs";
import { endWithSignals } from "./processes.mjs";

/** Builds the production site unless dist/ is current, serves it on the local edge, prints its address. */
export async function serve(): Promise<void> {
  await withBackend(async (inputs, openBackend) => {
    if (isBuilt(currentOrigin("build", inputs)))
      console.log("Nothing has changed since the last build.");
    else await buildSite(inputs);
    console.log("Starting the local edge …");
    const edge: Server = await startEdge();
    console.log(`\n  The site is on ${edge.url} (Ctrl-C to stop)\n`);
    await openBackend();
  });
}

/** Runs Gatsby's development server. */
export async function develop(): Promise<void> {
  await withBackend(developSite);
}

/** Runs Gatsby's development server, and the editor, which opens the files of this folder (decision 39). */
export async function edit(): Promise<void> {
  await withBackend(async (inputs) => {
    // The editor offers the files of a folder beside a repository only; it is not asked for.
    const { url } = await startEditor(await freePort(8790), "local/copy");
    console.log(
      `\n  The editor is on ${url}: choose “Work with Local Repository” and this folder.\n  The pages follow on the address below.\n`,
    );
    await developSite(inputs);
  });
}

async function developSite(inputs: BuildEnvironment): Promise<void> {
  noteOrigin(await prepareGatsby("develop", inputs));
  const port = await freePort(8000);
  await gatsby("develop", inputs, ["--host", "127.0.0.1", "--port", String(port)]);
}

/**
 * Calls `work` with the build inputs, and with a function that opens the embedded backend's database. Starts that backend if the environment
 * does not name another one.
 */
async function withBackend(
  work: (inputs: BuildEnvironment, openBackend: () => Promise<void>) => Promise<void>,
): Promise<void> {
  let open = () => Promise.resolve();
  let close = open;
  endWithSignals(() => close());
  try {
    readEnvFile();
    let backend = namedBackend(process.env);
    if (backend) console.log(`Using the backend at ${backend.url}.`);
    else {
      console.log("Starting the embedded backend …");
      const embedded = await startEmbeddedBackend();
      ({ open, close } = embedded);
      backend = embedded;
      console.log(`The embedded backend is on ${backend.url}.`);
    }
    await work(buildEnvironment(process.env, backend), open);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await close();
    process.exit(1);
  }
}
