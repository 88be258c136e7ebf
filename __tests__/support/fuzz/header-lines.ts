/** Odd ranges, headers and bodies. */
import type { Abuse } from "./abuse";
import { requestText } from "./request";

const rangeValues = [
  ...["bytes=0-", "bytes=-1", "bytes=-0", "bytes=5-2", "bytes=-", "bytes=", "bytes", "=", ""],
  ...["bytes=0-0,0-0,0-0", "bytes=0-99999999999999999999", "bytes=99999999999999999999-"],
  ...["bytes=a-b", "bytes=0x1-2", "lines=1-2", "bytes=0-1;2", "bytes=1-2, , 3-", "BYTES=0-1"],
  ...["\xff", "bytes=-99999999999999999999", "none", `bytes=${"0-,".repeat(2000)}`],
  `bytes=${Array.from({ length: 500 }, (_, place) => `${place * 2}-${place * 2}`).join()}`,
];
const conditions = [
  ...["If-Range", "If-None-Match", "If-Match", "If-Modified-Since", "If-Unmodified-Since"],
];
const conditionValues = [
  ...[
    "*",
    '"x"',
    'W/"x"',
    '"',
    "x, y,, z",
    "0",
    "Thu, 01 Jan 1970 00:00:00 GMT",
    "Thu, 99 Foo",
  ],
  ...["-1", "\xff", '"x"'.repeat(1000), "Sat, 31 Feb 99999 25:61:61 GMT"],
];

export const ranges: Abuse = {
  name: "ranges",
  make: (random, target) =>
    requestText(target, {
      method: random.pick(["GET", "GET", "HEAD"]),
      address: random.pick([...target.addresses, "/no-such-page"]),
      headers: [
        ...random.several(2, () => `Range: ${random.pick(rangeValues)}`),
        ...random.several(
          2,
          () => `${random.pick(conditions)}: ${random.pick(conditionValues)}`,
        ),
      ],
    }),
};

const headerLines = [
  ...["Accept: ", "Accept: \xff", "Accept: text/csv;q=x,,;", "Accept-Encoding: identity;q=0"],
  ...[
    "Accept-Encoding: *;q=0",
    "Accept-Encoding: br;q=9, gzip",
    "Accept-Language: \x01",
    "Cookie",
  ],
  ...[
    "Cookie: =;;=\xff",
    "Origin: null",
    "Origin: evil",
    "Referer: \\\\evil",
    "Upgrade: websocket",
  ],
  ...["Connection: Upgrade", "Expect: 100-continue", "Expect: more", "TE: trailers", "Via: "],
  ...["Authorization: Bearer", "Authorization: Basic ====", "X-Forwarded-Host: evil.example"],
  ...[
    "X-Forwarded-Proto: ftp",
    "X-Original-URL: /404",
    "X-HTTP-Method-Override: PUT",
    "X: \x00",
  ],
  ...["Sec-Fetch-Mode: navigate", "Accept-Profile: auth", "Accept-Profile: \xff", ": empty"],
  ...[
    "No colon",
    " folded",
    "\tfolded",
    "Spaced : x",
    'Qu"ote: x',
    "(: x",
    "\xff: x",
    "a\rb: c",
  ],
  ...["__proto__: x", "constructor: x", "Prefer: count=exact", "If-None-Match: *", "Date: x"],
];

export const headerFloods: Abuse = {
  name: "header floods",
  make: (random, target) => {
    const line = () =>
      random.pick([
        () => random.pick(headerLines),
        () => `X-${random.below(1e6)}: ${"v".repeat(random.pick([0, 1, 100]))}`,
        () => `X-Long: ${"v".repeat(random.pick([4000, 8000, 20_000, 70_000]))}`,
        () => `${"N".repeat(random.pick([100, 1000, 9000]))}: v`,
      ])();
    const most = random.pick([1, 3, 20, 300]);
    const headers =
      most === 300
        ? Array.from({ length: random.pick([100, 500, 3000]) }, (_, at) => `X-${at}: v`)
        : random.several(most, line);
    return requestText(target, {
      address: random.pick([...target.addresses, "/no-such-page"]),
      headers,
    });
  },
};

export const bodies: Abuse = {
  name: "bodies",
  make: (random, target) => {
    const body = random.pick([
      "",
      "x",
      "{}",
      "\xff\0",
      "x".repeat(70_000),
      "5\r\nab",
      "zz\r\n\r\n",
    ]);
    const lines = [
      ...[`Content-Length: ${body.length}`, "Content-Length: 5", "Content-Length: -1"],
      ...["Content-Length: x", "Content-Length: 99999999999999999999", "Content-Length: 1, 2"],
      ...[
        "Transfer-Encoding: chunked",
        "Transfer-Encoding: x",
        "Transfer-Encoding: chunked, x",
      ],
      ...["Content-Encoding: br", "Content-Type: \xff", "Content-Type: application/json"],
    ];
    return requestText(target, {
      method: random.pick(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
      address: random.pick([...target.addresses, "/no-such-page"]),
      headers: random.several(3, () => random.pick(lines)),
      body,
    });
  },
};
