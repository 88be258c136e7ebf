/** Writes requests as raw text, because HTTP clients would normalize or refuse malformed ones. */

/** The ordinary requests to a server, which abuse starts from. */
export interface Target {
  /** The value of the header Host. */
  host: string;
  /** Addresses that exist, such as "/about". */
  addresses: readonly string[];
  /** Header lines that the server expects, such as a key. */
  headers: readonly string[];
}

export interface Parts {
  method?: string;
  address: string;
  version?: string;
  /** The value of the header Host; the target's if left out. */
  host?: string;
  /** Header lines besides Host, Connection, and those of the target. */
  headers?: readonly string[];
  body?: string;
}

/** The text of a request; each of its characters stands for one byte (latin1). */
export function requestText(
  target: Target,
  {
    method = "GET",
    address,
    version = "HTTP/1.1",
    host = target.host,
    headers = [],
    body = "",
  }: Parts,
): string {
  const lines = [
    `${method} ${address} ${version}`,
    `Host: ${host}`,
    // Most servers then close the connection, which ends the response.
    "Connection: close",
    ...target.headers,
    ...headers,
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
