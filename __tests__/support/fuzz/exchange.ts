/** Sends the bytes of a request, which may be malformed, and reads the response, which may be missing. */
import { connect } from "node:net";

/** How a connection ended: after a response, closed without one, neither in time, or refused. */
type Ending = "answered" | "closed" | "silent" | "refused";

export interface Outcome {
  ending: Ending;
  /** 0 without a valid status line. */
  status: number;
  /** Header names in lower case, with their values. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The received bytes as latin1, up to the maximum. */
  text: string;
}

/** Time without data, in ms, after which the socket is half-closed: the server may be waiting for the rest of the request. */
const pause = 3000;
/** Time after that, in ms, until a server that sends nothing counts as silent. */
const patience = 15_000;
/** The maximum number of bytes that are read. */
const most = 256 * 1024;

/** Sends `request`, whose characters stand for one byte each (latin1), to a port of this machine. Never rejects. */
export function exchange(port: number, request: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    let text = "";
    let settled = false;
    let timer = setTimeout(quiet, pause);

    function finish(ending: Ending): void {
      settled = true;
      clearTimeout(timer);
      socket.destroy();
      resolve({ ending: text ? "answered" : ending, ...read(text), text });
    }
    /** The server keeps the connection open, or waits for the rest of the request. */
    function quiet(): void {
      if (text) return finish("answered");
      socket.end();
      timer = setTimeout(() => finish("silent"), patience);
    }

    socket.setEncoding("latin1");
    socket.on("data", (part: string) => {
      text += part;
      if (text.length > most || isComplete(text, request.startsWith("HEAD ")))
        finish("answered");
      if (settled) return;
      clearTimeout(timer);
      timer = setTimeout(quiet, pause);
    });
    socket.on("error", ({ code }: NodeJS.ErrnoException) =>
      finish(code === "ECONNREFUSED" ? "refused" : "closed"),
    );
    socket.on("close", () => finish("closed"));
    socket.write(request, "latin1");
  });
}

/** true if `text` is a complete response, after which servers may keep the connection open. */
function isComplete(text: string, toHead: boolean): boolean {
  const { status, headers } = read(text);
  const [head = "", body] = text.split(/\r\n\r\n([\s\S]*)/);
  if (status === 0 || body === undefined) return false;
  const length = headers.find(([name]) => name === "content-length")?.[1];
  if (toHead || status === 204 || status === 304) return true;
  if (length !== undefined) return body.length >= Number(length);
  return /\nTransfer-Encoding: chunked/i.test(head) && body.endsWith("0\r\n\r\n");
}

/** Status and headers of the first response in `text` that is not an interim one (1xx). */
function read(text: string): Pick<Outcome, "status" | "headers"> {
  const final = text.replace(/^(?:HTTP\/1\.[01] 1\d\d[\s\S]*?\r\n\r\n)+/, "");
  const [head = ""] = final.split("\r\n\r\n", 1);
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => {
    const [name = "", ...rest] = line.split(":");
    return [name.toLowerCase(), rest.join(":").trim()] as const;
  });
  return { status: Number(/^HTTP\/1\.[01] (\d{3})\b/.exec(first)?.[1] ?? 0), headers };
}
