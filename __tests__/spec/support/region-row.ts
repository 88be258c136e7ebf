/** What the rows about the region pages share. A row holds for all six. */
import { attribute, band, lookOnce, only, plain, words } from "../../site/support/query";
import { regions } from "./facts";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

/** Looks at one region's page; throws where it is not as it should be. */
type Look = (page: Document, region: string, address: string) => void;

/** A row for all regions. */
export const each = (line: number, spec: string, look: Look): Row => ({
  spec: `Region: ${spec}`,
  line,
  check: (site: Site) => {
    for (const [region, address] of regions) {
      const page = site.page(address);
      lookOnce(look, page, () => look(page, region, address));
    }
  },
});

/** What the head's one matching entry says. */
export const meta = (page: Document, selector: string) =>
  plain(attribute(only(page, `meta[${selector}]`), "content"));

/** The heading of the band at `place`. */
export const heading = (page: Document, place: number) => words(only(band(page, place), "h2"));
