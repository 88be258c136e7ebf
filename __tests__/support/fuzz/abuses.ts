/** All kinds of abuse. */
import type { Abuse } from "./abuse";
import { encodings, longAddresses, paths, queries, redirects } from "./addresses";
import { hosts, methods, requestLines } from "./first-lines";
import { bodies, headerFloods, ranges } from "./header-lines";
import { requestText } from "./request";

/** An ordinary request with a few bytes replaced, doubled or removed. */
const bytes: Abuse = {
  name: "bytes",
  make: (random, target) => {
    let text = requestText(target, { address: random.pick(target.addresses) });
    for (let changes = 1 + random.below(8); changes > 0; changes -= 1) {
      const place = random.below(text.length);
      const byte = String.fromCharCode(random.below(256));
      text =
        text.slice(0, place) + random.pick([byte, byte + byte, ""]) + text.slice(place + 1);
    }
    return text;
  },
};

export const abuses: readonly Abuse[] = [
  ...[paths, encodings, longAddresses, redirects, queries],
  ...[methods, hosts, requestLines],
  ...[ranges, headerFloods, bodies, bytes],
];
