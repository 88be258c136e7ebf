/** No two pages may have the same address, and no address may be both a page and an old address. */
import type { Kind } from "../kind";
import { derivedPaths, listedAddresses, ownAddresses, pagesOf } from "../addresses";
import type { Entry, Problem } from "../read";
import { at, atField, type Subject } from "./check";

interface Claim {
  address: string;
  entry: Entry;
  keys: (string | number)[];
}

/**
 * Every address that is used twice. The later use is reported: old addresses come after all others, and entries after the site's own pages.
 */
export function checkAddresses({ entries, kinds }: Subject): Problem[] {
  const own = pagesOf(entries).map(({ path, entry }): Claim => ({
    address: path,
    entry,
    keys: [],
  }));
  const others = (key: "aliases" | "redirectFrom") =>
    entries.flatMap((entry) =>
      listedAddresses(entry, key).map((address, index): Claim => ({
        address,
        entry,
        keys: [key, index],
      })),
    );
  const claims = [
    ...own.filter(({ entry }) => !isOneOfMany(entry.kind)),
    ...own.filter(({ entry }) => isOneOfMany(entry.kind)),
    ...others("aliases"),
    ...others("redirectFrom"),
  ];
  const taken = new Map<string, Claim | undefined>(
    [...ownAddresses, ...derivedPaths(kinds, entries)].map((address) => [address, undefined]),
  );
  return claims.flatMap((claim) => {
    if (!taken.has(claim.address)) {
      taken.set(claim.address, claim);
      return [];
    }
    const first = taken.get(claim.address);
    // The field list reports duplicates within one list.
    return first && sameList(first, claim) ? [] : [collision(claim, first)];
  });
}

const sameList = (one: Claim, other: Claim) =>
  one.entry === other.entry && one.keys.length > 0 && one.keys[0] === other.keys[0];

const isOneOfMany = (kind: Kind) => "folder" in kind.source;

function collision({ address, entry, keys }: Claim, first: Claim | undefined): Problem {
  if (keys.length === 0)
    return at(
      entry,
      keys,
      `the page would have the address ${address}, which ${first?.entry.file ?? "the site itself"} has already; give this file another name`,
    );
  if (first?.entry === entry && first.keys.length > 0)
    return atField(
      entry,
      keys,
      `${address} stands under aliases, too; keep it under one of the two`,
    );
  return atField(
    entry,
    keys,
    `${address} is already an address of ${first?.entry.file ?? "the site itself"}; write another one or take it away`,
  );
}

/** The last part of the address, if the kind reserves it for its own pages. */
export function checkReserved(entry: Entry): Problem[] {
  if (!entry.kind.reserved?.includes(entry.slug)) return [];
  return [
    at(
      entry,
      [],
      `a file here cannot be called ${entry.slug}.md: that address is kept for other pages; give it another name`,
    ),
  ];
}
