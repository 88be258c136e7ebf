/** What the rows about the region pages share. A row holds for all six; each change is made in one of them. */
import { attribute, band, lookOnce, only, plain, words } from "./query";
import { regions } from "./facts";
import type { Row } from "./row";
import type { Change, Site } from "../documents";

/** Looks at one region's page; throws where it is not as it should be. */
type Look = (page: Document, region: string, address: string) => void;

/** A row for all regions. */
export const each = (
  line: number,
  spec: string,
  look: Look,
  mutate: readonly Change[],
): Row => ({
  spec: `Region: ${spec}`,
  line,
  check: (site: Site) => {
    for (const [region, address] of regions) {
      const page = site.page(address);
      lookOnce(look, page, () => look(page, region, address));
    }
  },
  mutate,
});

/** Addresses of four of them, for changes. */
export const [city = "", , arundel = "", howard = "", , montgomery = ""] = regions.map(
  ([, address]) => address,
);

/** A change in the page at `address`. */
export const change = (address: string, from: string, to: string, after = ""): Change => ({
  in: address,
  from,
  to,
  after,
});

/** What the head's one matching entry says. */
export const meta = (page: Document, selector: string) =>
  plain(attribute(only(page, `meta[${selector}]`), "content"));

/** The heading of the band at `place`. */
export const heading = (page: Document, place: number) => words(only(band(page, place), "h2"));

/** `text` as it stands in the source. */
export const escaped = (text: string) => text.replaceAll("&", "&amp;");
