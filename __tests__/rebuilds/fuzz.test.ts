/**
 * No malformed or hostile request causes a server error, a stack trace or a redirect to another host. The requests depend on a seed: FUZZ_SEED
 * repeats a run, FUZZ_REQUESTS shortens it. Needs dist/ (npm run build).
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { localAnonKey } from "../../scripts/backend/anon-key";
import { isEnginesOwn } from "../support/fuzz/front";
import { fuzz, ordinaryAnswers, type Options } from "../support/fuzz/fuzz";
import { tableOf } from "../support/fuzz/table";
import { startProgram, type Program } from "../support/program";
import { testWhere } from "../support/where";

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000);

/** Addresses of the running servers. */
let urls: Record<string, string>;
let servers: Program | undefined;

beforeAll(async () => {
  servers = await startProgram("__tests__/support/fuzz/servers.mts");
  urls = JSON.parse(servers.line) as Record<string, string>;
});
afterAll(() => servers?.close());

const site = [
  "/",
  "/about",
  "/blog",
  "/feed.atom",
  "/favicon.svg",
  "/page-data/about/page-data.json",
];
const backend = [
  "/rest/v1/projects?select=*&featured=eq.true&order=sort_order.asc.nullslast&limit=6",
  "/storage/v1/object/public/projects/thumbnails/camera-dome.webp",
  "/portal",
];

/** Sends the requests to one server and prints the table. Afterwards, the server must respond to ordinary requests as before. */
async function stands(
  server: string,
  addresses: readonly string[],
  options: Pick<Options, "excused"> & { headers?: readonly string[] } = {},
): Promise<void> {
  const { host, port } = new URL(urls[server] ?? "");
  const target = { host, addresses, headers: options.headers ?? [] };
  const before = await ordinaryAnswers(Number(port), target);
  expect(before.filter((answer) => !answer.includes(": 200, "))).toEqual([]);
  const counts = await fuzz({ ...options, port: Number(port), target, seed, requests });
  process.stdout.write(`\n${tableOf(server, seed, counts)}`);
  const faults = counts.flatMap((count) =>
    count.faults.map((fault) => `${count.abuse}: ${fault}`),
  );
  const again = `FUZZ_SEED=${seed} npx jest --selectProjects builds fuzz`;
  expect({ again, faults: faults.slice(0, 20) }).toEqual({ again, faults: [] });
  expect(await ordinaryAnswers(Number(port), target)).toEqual(before);
}

test("the embedded backend", () =>
  stands("backend", backend, { headers: [`apikey: ${localAnonKey}`] }));

test("the edge", () => stands("edge", site, { excused: isEnginesOwn }));

testWhere(spawnSync("nginx", ["-v"]).status === 0)("nginx", () => stands("nginx", site));

test("every fault of a faulty server is found", async () => {
  const faulty = http.createServer(({ url = "", method }, response) => {
    if (url.includes("%00")) response.end(new Error("planted").stack);
    else if (url.startsWith("//")) response.writeHead(302, { Location: url }).end();
    else if (url.includes("%0d%0a")) response.setHeader("X-Injected", "1").end();
    else if (method === "DELETE") response.writeHead(503).end();
    else response.end();
  });
  await new Promise<void>((resolve) => faulty.listen(0, "127.0.0.1", resolve));
  const { port } = faulty.address() as AddressInfo;
  const target = { host: `127.0.0.1:${port}`, addresses: ["/"], headers: [] };
  const counts = await fuzz({ port, target, seed: 1, requests: 1000 });
  faulty.closeAllConnections();
  await new Promise((resolve) => faulty.close(resolve));
  const refused = await fuzz({ port, target, seed: 1, requests: 1 });
  const faults = [...counts, ...refused].flatMap((count) => count.faults).join("\n");
  for (const fault of [
    "a stack trace",
    "a redirect to //evil.example",
    "a header from the address",
    "status 503",
    "the connection was refused",
  ])
    expect(faults).toContain(fault);
});
