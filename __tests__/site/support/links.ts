/** Finds the addresses in a built page. */
import { parse } from "./documents";

const inCss = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** All different addresses in `html` as they are written, except for those in scripts and JSON-LD. */
export function addressesIn(html: string): string[] {
  const page = parse(html);
  const values = (...names: readonly string[]) =>
    names.flatMap((name) =>
      [...page.querySelectorAll(`[${name}]`)].map(
        (element) => element.getAttribute(name) ?? "",
      ),
    );
  const addresses = [
    ...values("href", "xlink\\:href", "src", "poster", "action", "data"),
    // Candidates are separated by a comma and a space; an address may contain a comma.
    ...values("srcset", "imagesrcset").flatMap((list) =>
      list.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? ""),
    ),
    ...[...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
      .map(([, sheet = ""]) => sheet)
      .concat(values("style"))
      .flatMap((css) => [...css.matchAll(inCss)].map(([, address = ""]) => address)),
  ];
  return [...new Set(addresses)].filter(
    (address) => !/^$|^(data|tel|mailto|sms|blob):/.test(address),
  );
}

/** The ids in `markup` that a hash can refer to. */
export const idsIn = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = ""]) => id));
