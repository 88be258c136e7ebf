/** Malformed and hostile addresses. */
import type { Abuse } from "./abuse";
import type { Random } from "./random";
import { requestText } from "./request";

const segments = [
  ...["..", ".", "...", "", "~", "*", "-", "@", ":", "&", "=", ";a=b", "'", '"', "`", "|", "^"],
  ...[
    "<script>",
    "{x}",
    "[x]",
    "$x",
    "#x",
    "?",
    "index",
    "index.html",
    ".html",
    "404",
    "404.html",
  ],
  ...[
    "_headers",
    "_redirects",
    ".git",
    ".env",
    "etc",
    "passwd",
    "static",
    "page-data",
    "cdn-cgi",
  ],
  ...[
    "rest",
    "v1",
    "rpc",
    "storage",
    "con",
    "nul.js",
    "constructor",
    "__proto__",
    "x".repeat(300),
  ],
];
const separators = ["/", "/", "/", "//", "///", "/./", "/../", "\\", "/\\", "/;/"];

export const paths: Abuse = {
  name: "paths",
  make: (random, target) => {
    const parts = random.several(6, () => random.pick(separators) + random.pick(segments));
    const start = random.pick(["", "", random.pick(target.addresses)]);
    return requestText(target, {
      address: start + parts.join("") + random.pick(["", "/", "?"]),
    });
  },
};

/** `text` with `piece` somewhere in it. */
function insert({ below }: Random, text: string, piece: string): string {
  const place = below(text.length + 1);
  return text.slice(0, place) + piece + text.slice(place);
}

const encoded = [
  ...[
    "%",
    "%2",
    "%zz",
    "%%",
    "%25",
    "%252e%252e%252f",
    "%u0041",
    "+",
    "%20",
    "%09",
    "%0a",
    "%7f",
  ],
  ...["%0d%0a", "%00", "%2f", "%5c", "%2e%2e%2f", "%3f", "%23", "%ff", "%fe%ff", "%c0%af"],
  ...["%c0%ae%c0%ae", "%e0%80%af", "%ed%a0%80", "%f4%90%80%80", "%F0%9F%92%A9", "%e2%80%ae"],
  ...["\x80", "\xff", "\xc3\xa9", "\xc3", "\xef\xbb\xbf", "\xf0\x9f\x92\xa9", "\x7f"],
];

export const encodings: Abuse = {
  name: "encodings",
  make: (random, target) => {
    let address = random.pick(target.addresses) + random.pick(["", "/", "?q=", "?q=1&q[]="]);
    for (const piece of random.several(5, () => random.pick(encoded)))
      address = `/${insert(random, address.slice(1), piece)}`;
    return requestText(target, { address });
  },
};

export const longAddresses: Abuse = {
  name: "long addresses",
  make: (random, target) => {
    const part = random.pick(["a", "/a", "/..", "/./", "//", "%41", "%2e", "&a=1", "\\", "é"]);
    const length =
      random.pick([200, 1000, 2000, 4000, 8000, 16_000, 70_000]) + random.below(99);
    const start = random.pick(["/", `${random.pick(target.addresses)}/`, "/?", "/about?x=1"]);
    return requestText(target, { address: start + part.repeat(length / part.length) });
  },
};

const elsewhere = [
  ...[
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2fevil.example",
  ],
  ...[
    "/%5cevil.example",
    "/%09/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/;//evil",
  ],
  ...[
    "/about//evil.example",
    "//evil.example/%2e%2e",
    "/https://evil.example",
    "/@evil.example",
  ],
  ...["//evil%00.example", "/%0d%0aX-Injected:%201", "/about/%0d%0aLocation:%20//evil.example"],
];
const endings = [
  ...["", "/", "//", "/index.html", "/index", "/about/", "/about.html", "/..", "/%2e%2e", "/."],
  ...[
    "/about/?to=//evil.example",
    "/?%0d%0aX-Injected:%201",
    "/about/index.html",
    "\\",
    "/404/",
  ],
];

export const redirects: Abuse = {
  name: "redirects",
  make: (random, target) =>
    requestText(target, {
      address:
        random.pick([...elsewhere, random.pick(target.addresses)]) + random.pick(endings),
    }),
};

const names = [
  ...[
    "select",
    "order",
    "limit",
    "offset",
    "slug",
    "featured",
    "sort_order",
    "id",
    "or",
    "and",
  ],
  ...[
    "date_completed",
    "title",
    "on_conflict",
    "columns",
    "",
    "__proto__",
    "x.y",
    "a".repeat(70),
  ],
];
const values = [
  ...["", "*", "eq.", "eq.true", "eq.%00", "eq.%ff", "eq.1", "eq.99999999999999999999", "gt.1"],
  ...["eq.infinity", "eq.294277-01-01", "eq.'; drop table projects; --", "is.null", "in.(a,b)"],
  ...[
    "like.*",
    "eq.\xed\xa0\x80",
    "slug",
    "slug,title",
    "projects(*)",
    "slug::text",
    "1",
    "-1",
  ],
  ...["999999999", "9999999999", "slug.asc", "slug.desc.nullslast", "count", "eq.%F0%9F%92%A9"],
  ...[
    "slug,".repeat(2000) + "slug",
    "slug.asc,".repeat(1000) + "slug",
    `eq.${"x".repeat(6000)}`,
  ],
];

export const queries: Abuse = {
  name: "queries",
  make: (random, target) => {
    const pairs = random.several(4, () => `${random.pick(names)}=${random.pick(values)}`);
    const address = random.pick(target.addresses).replace(/\?.*/, "");
    return requestText(target, {
      address: `${address}?${pairs.join("&")}`.replaceAll(" ", "+"),
    });
  },
};
