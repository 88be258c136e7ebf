/** Chooses ports of this machine. */
import { createServer } from "node:net";

/** `wanted` if nothing listens there, or else any free port. */
export async function freePort(wanted: number): Promise<number> {
  return (await isFree(wanted)) ? wanted : await anyPort();
}

/** true if a program could listen on `port` now. */
export async function isFree(port: number): Promise<boolean> {
  // A program may listen on all addresses or on the local one alone; either is in the way.
  for (const host of ["127.0.0.1", "::"])
    if ((await listen(port, host)) === undefined) return false;
  return true;
}

async function anyPort(): Promise<number> {
  const port = await listen(0, "127.0.0.1");
  if (port === undefined) throw new Error("This machine has no free port.");
  return port;
}

/** Listens for a moment; gives the port back, or undefined if it is taken. */
function listen(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      // A machine without IPv6 has nothing in the way there.
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
