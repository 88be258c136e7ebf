/** Shared code of the rows about region pages. Each row checks all six. */
import { attribute, band, lookOnce, only, plain, words } from "../../site/support/query";
import { regions } from "./facts";
import type { Row } from "./row";
import type { Site } from "../../site/support/documents";

/** Checks one region's page. Throws if the page does not match. */
type Look = (page: Document, region: string, address: string) => void;

/** A row that checks all regions. */
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

/** The content of the only matching meta element. */
export const meta = (page: Document, selector: string) =>
  plain(attribute(only(page, `meta[${selector}]`), "content"));

/** The heading of the band at `place`. */
export const heading = (page: Document, place: number) => words(only(band(page, place), "h2"));
