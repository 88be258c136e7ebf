/** No two pages may have the same address, and no address may be both a page and an old address. */
import type { Kind } from "../kind";
import {
  hostedAddress,
  listedAddresses,
  ownAddresses,
  pagesOf,
  whyNoAddress,
  whyNoSlug,
} from "../addresses";
import type { Entry, Problem } from "../read";
import { slugOf } from "../suggest";
import { at, atField, type Subject } from "./check";

interface Claim {
  address: string;
  entry: Entry;
  keys: (string | number)[];
}

/**
 * Every address that is used twice. The later use is reported: old addresses come after all others, and entries after the site's own pages.
 */
export function checkAddresses({ entries }: Subject): Problem[] {
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
    ownAddresses.map((address) => [address, undefined]),
  );
  return claims.flatMap((claim) => {
    const { address, entry, keys } = claim;
    const why = keys.length > 0 && !taken.has(address) ? whyNoAddress(address) : undefined;
    if (why !== undefined)
      return [atField(entry, keys, `${address} cannot be used: ${why}; write another one`)];
    const hosted = keys[0] === "redirectFrom" ? shownAt(address, entry, taken) : undefined;
    if (hosted) return [collision(claim, hosted)];
    if (!taken.has(claim.address)) {
      taken.set(claim.address, claim);
      return [];
    }
    const first = taken.get(claim.address);
    // The field list reports duplicates within one list.
    return first && sameList(first, claim) ? [] : [collision(claim, first)];
  });
}

/** The page of another entry that hosts show at the old address `address`. */
function shownAt(
  address: string,
  entry: Entry,
  taken: ReadonlyMap<string, Claim | undefined>,
): Claim | undefined {
  // The field list reports other values.
  if (!/^\/[^?#]*$/.test(address)) return undefined;
  const page = taken.get(hostedAddress(address));
  return page && page.entry !== entry && page.keys[0] !== "redirectFrom" ? page : undefined;
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

/** A file whose name cannot be the last part of an address, because hosts use it. */
export function checkReserved(entry: Entry, { entries }: Pick<Subject, "entries">): Problem[] {
  const { kind, slug } = entry;
  if (!kind.path || !("folder" in kind.source)) return [];
  // checkAddresses reports the others; _index is what other systems call it.
  const why = ownAddresses.includes(kind.path(slug)) ? undefined : whyNoSlug(slugOf(slug));
  if (!why) return [];
  const slugs = entries.filter((other) => other.kind === kind).map((other) => other.slug);
  return [
    at(
      entry,
      [],
      `a file here cannot be called ${slug}.md: ${why}; call it ${freeName(entry, slugs)}.md`,
    ),
  ];
}

/** A file name from the title of `entry` that is not one of `taken`. */
function freeName({ data, slug }: Entry, taken: readonly string[]): string {
  const name = slugOf(String(data.title ?? `a-page-${slug}`));
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name}-${number}`;
  return free;
}
