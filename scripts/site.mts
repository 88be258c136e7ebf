/** `npm start`, `npm run develop` and `npm run edit`: serve the site and its backend until Ctrl-C. */
import path from "node:path";
import { editorOf, writeEditor } from "../src/editor/write";
import { editorPath } from "../src/domain/site";
import { buildEnvironment, buildSite, gatsby, prepareGatsby, readEnvFile } from "./build.mjs";
import { currentOrigin, isBuilt, noteOrigin, type BuildEnvironment } from "./cache.mjs";
import { startEdge } from "./edge.mjs";
import {
  embeddedInputs,
  startEmbeddedBackend,
  type RunningBackend,
} from "./embedded-backend.mjs";
import { endWithSignals, freePort, root } from "./processes.mjs";
import { noteRunning, takeFolder } from "./running.mjs";

/** @param backend the embedded one, if it is used. */
type Command = (inputs: BuildEnvironment, backend?: RunningBackend) => Promise<void>;

const commands: Record<string, Command> = {
  /** Builds the production site unless dist/ is current, and serves it on the local edge. */
  start: async (inputs, backend) => {
    if (isBuilt(currentOrigin("build", inputs)))
      console.log("Nothing has changed since the last build.");
    else await buildSite(inputs);
    console.log("Starting the local edge …");
    const { url } = await startEdge("dist", backend?.proxy);
    noteRunning(url);
    console.log(`\n  The site is on ${url} (Ctrl-C to stop)\n`);
  },
  /** Runs Gatsby's development server. */
  develop: async (inputs) => {
    noteOrigin(await prepareGatsby("develop", inputs));
    const port = String(await freePort(8000));
    noteRunning(`http://127.0.0.1:${port}`);
    await gatsby("develop", inputs, ["--host", "127.0.0.1", "--port", port]);
  },
  /** The same, and the editor, which opens the files of this folder (decision 39). */
  edit: async (inputs, backend) => {
    const folder = ".build/editor";
    writeEditor(root, path.join(root, folder), {
      name: "Website",
      siteUrl: "https://www.example.com",
      branch: "main",
      ...editorOf(root),
      // The package offers the files of a folder beside a repository only; it is not requested.
      repository: "local/copy",
    });
    const { url } = await startEdge(folder);
    console.log(
      `\n  The editor is on ${url}${editorPath}: choose “Work with Local Repository” and this folder.\n  The site itself is at the address below.\n`,
    );
    await commands.develop?.(inputs, backend);
  },
};

/** Runs a command with the backend in the environment, or else with the embedded one. */
async function run(command: Command): Promise<void> {
  readEnvFile();
  const given = ["GATSBY_SUPABASE_URL", "GATSBY_SUPABASE_ANON_KEY"].filter((name) =>
    process.env[name]?.trim(),
  );
  if (given.length === 1)
    throw new Error(
      "Only one of GATSBY_SUPABASE_URL and GATSBY_SUPABASE_ANON_KEY is set. Set both to use that backend, or neither to use the embedded one.",
    );
  if (given.length === 2) return command(buildEnvironment(process.env));
  const embedded = await startEmbeddedBackend();
  endWithSignals(embedded.close);
  // For gatsby-config.ts: the development server passes requests on, too.
  process.env.EMBEDDED_BACKEND = JSON.stringify(embedded.proxy);
  await command(buildEnvironment(process.env, embeddedInputs), embedded);
  await embedded.open();
}

endWithSignals();
const [name = ""] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new Error(`The commands are: ${Object.keys(commands).join(", ")}.`);
  takeFolder();
  await run(command);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
