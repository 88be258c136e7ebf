/** Odd methods, hosts and request lines. */
import type { Abuse } from "./abuse";
import { requestText } from "./request";

const methodNames = [
  ...[
    "HEAD",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
    "TRACE",
    "CONNECT",
    "PROPFIND",
    "MOVE",
  ],
  ...["PURGE", "LOCK", "SEARCH", "QUERY", "PRI", "SUBSCRIBE", "M-SEARCH", "BREW", "get", "Get"],
  ...[
    "GETGET",
    "G",
    "*",
    "!",
    "GET\t",
    "GE\x00T",
    "\xff",
    "-",
    "{}",
    "A".repeat(5000),
    "",
    "0",
  ],
];

export const methods: Abuse = {
  name: "methods",
  make: (random, target) =>
    requestText(target, {
      method: random.pick(methodNames),
      address: random.pick([...target.addresses, "/no-such-page", "/404", "*", "/about/"]),
    }),
};

const hostValues = [
  ...[
    "",
    "evil.example",
    "localhost",
    "LOCALHOST:80",
    "[::1]",
    "[::1",
    "[x]",
    "1.2.3.4",
    "0",
    "-",
  ],
  ...["user@evil.example", "evil.example:99999", "evil.example:x", "a b", "a/b", "a\\b", "a?b"],
  ...[
    "a#b",
    "%",
    "%00",
    "\xff",
    "xn--",
    "..",
    ".",
    "a..b",
    "a,b",
    "<a>",
    "999.999.999.999",
    ":80",
  ],
  ...[
    "a".repeat(64),
    "a.".repeat(200),
    "h".repeat(9000),
    "evil.example\r\nHost: other.example",
  ],
];

export const hosts: Abuse = {
  name: "hosts",
  make: (random, target) => {
    const address = random.pick([...target.addresses, "/no-such-page", "/about/", "/404"]);
    const text = requestText(target, { address, host: random.pick(hostValues) });
    // Some requests have no header Host, which HTTP/1.1 forbids.
    return random.below(12) === 0 ? text.replace(/Host: .*\r\n/, "") : text;
  },
};

const versions = [
  ...[
    "HTTP/1.0",
    "HTTP/0.9",
    "HTTP/1.2",
    "HTTP/2.0",
    "HTTP/3",
    "HTTP/9.9",
    "HTTP/1.1x",
    "HTTP/",
  ],
  ...["http/1.1", "HTTPS/1.1", "", "HTTP/1.1 HTTP/1.1", "HTTP/01.1", "HTTP/1.10", "ICE/1.0"],
];
const targets = [
  ...[
    "http://evil.example/",
    "https://evil.example/about",
    "http:///x",
    "http://",
    "http:about",
  ],
  ...[
    "*",
    "*:x",
    "evil.example:443",
    "about",
    "?",
    "#",
    "",
    "ftp://x",
    "a:b",
    "://",
    "/ /",
    "@x",
  ],
  ...["http://user@evil.example:99999/", "http://[::1/", "file:///etc/passwd", "javascript:1"],
];

export const requestLines: Abuse = {
  name: "request lines",
  make: (random, target) => {
    const address = random.pick(target.addresses);
    const text = random.pick([
      () => requestText(target, { address, version: random.pick(versions) }),
      () => requestText(target, { address: random.pick(targets) }),
      () => requestText(target, { address }).replaceAll("\r\n", "\n"),
      () => requestText(target, { address }).replaceAll(" ", random.pick(["  ", "\t", ""])),
      () => `\r\n\r\n${requestText(target, { address })}`,
      () => `GET ${address}\r\n\r\n`,
      () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0",
      () => "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03",
      () => requestText(target, { address }).slice(0, random.below(60)),
    ])();
    return text;
  },
};
