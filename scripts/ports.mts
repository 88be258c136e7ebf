/** Finds free ports. */
import { createServer } from "node:net";

/** Returns `wanted` if it is free, or else another free port. */
export async function freePort(wanted: number): Promise<number> {
  return (await isFree(wanted)) ? wanted : await anyPort();
}

/** true if `port` is free. */
export async function isFree(port: number): Promise<boolean> {
  // Another program may listen on all addresses or only on the local one.
  for (const host of ["127.0.0.1", "::"])
    if ((await listen(port, host)) === undefined) return false;
  return true;
}

async function anyPort(): Promise<number> {
  const port = await listen(0, "127.0.0.1");
  if (port === undefined) throw new Error("This machine has no free port.");
  return port;
}

/** Listens briefly on the port and returns its number, or undefined if it is taken. */
function listen(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      // Without IPv6, the port is free there.
      else if (error.code === "EAFNOSUPPORT" || error.code === "EADDRNOTAVAIL") resolve(port);
      else reject(error);
    });
    server.listen({ port, host }, () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === "object" ? (address?.port ?? port) : port);
      });
    });
  });
}
