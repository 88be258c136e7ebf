/** Shared code of the rows that need a browser. */
import type { Page } from "playwright-core";
import { hydrated, openPage, type OpenOptions } from "../../site/support/page";

export interface MovingRow {
  spec: string;
  /** Line number in the specification. */
  line: number;
  check: () => Promise<void>;
}

/** Screens of a desktop, a tablet and a phone. */
export const wide = { viewport: { width: 1440, height: 900 } };
export const tablet = { viewport: { width: 700, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 } };

/** Opens `path` and waits for hydration. */
export async function open(path: string, options: OpenOptions = wide): Promise<Page> {
  const { page } = await openPage(path, options);
  await hydrated(page);
  return page;
}
