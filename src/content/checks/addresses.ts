/** No two pages may have the same address, and no address may be both a page and an old address. */
import { hostedAddress, isOwnAddress, listedAddresses } from "../addresses";
import type { Entry, Problem } from "../read/read";
import { at, atField, type Subject } from "./check";

interface AddressUse {
  address: string;
  entry: Entry;
  /** Where the entry lists the address; empty for the address of its page. */
  keys: (string | number)[];
}

const isOneOfMany = ({ kind }: Entry) => "folder" in kind.source;

/**
 * Every address that is used twice. The later use is reported: old addresses come after all others, and entries after the site's own pages.
 */
export function* checkAddresses({ entries }: Subject): Iterable<Problem> {
  const uses = [
    ...pagesOf(entries.filter((entry) => !isOneOfMany(entry))),
    ...pagesOf(entries.filter(isOneOfMany)),
    ...listed(entries, "aliases"),
    ...listed(entries, "redirectFrom"),
  ];
  const taken = new Map<string, AddressUse>();
  for (const use of uses) {
    const { address, entry, keys } = use;
    const first = taken.get(address);
    const page = keys[0] === "redirectFrom" ? pageAt(use, taken) : undefined;
    // The field list reports duplicates within one list.
    const inOneList = keys.length > 0 && first?.entry === entry && first.keys[0] === keys[0];
    if (isOwnAddress(address)) yield collision(use, undefined);
    else if (page) yield collision(use, page);
    else if (!first) taken.set(address, use);
    else if (!inOneList) yield collision(use, first);
  }
}

const pagesOf = (entries: readonly Entry[]): AddressUse[] =>
  entries.flatMap((entry) => {
    const address = entry.kind.path?.(entry.slug);
    return address === undefined ? [] : [{ address, entry, keys: [] }];
  });

const listed = (entries: readonly Entry[], key: "aliases" | "redirectFrom"): AddressUse[] =>
  entries.flatMap((entry) =>
    listedAddresses(entry, key).map((address, index) => ({
      address,
      entry,
      keys: [key, index],
    })),
  );

/** The page of another entry that hosts show at an old address. */
function pageAt({ address, entry }: AddressUse, taken: ReadonlyMap<string, AddressUse>) {
  // The field list reports other values.
  if (!/^\/[^?#]*$/.test(address)) return undefined;
  const page = taken.get(hostedAddress(address));
  return page && page.entry !== entry && page.keys[0] !== "redirectFrom" ? page : undefined;
}

function collision(
  { address, entry, keys }: AddressUse,
  first: AddressUse | undefined,
): Problem {
  const owner = first?.entry.file ?? "the site itself";
  if (keys.length === 0) {
    const message = `the page would have the address ${address}, which ${owner} has already; give this file another name`;
    return at(entry, keys, message);
  }
  const message =
    first?.entry === entry && first.keys.length > 0
      ? `${address} stands under aliases, too; keep it under one of the two`
      : `${address} is already an address of ${owner}; write another one or take it away`;
  return atField(entry, keys, message);
}
