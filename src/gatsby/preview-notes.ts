/** Explains in a preview why a page is not published yet. */
import { fill } from "../domain/text";
import { dateWords } from "../domain/open-now";
import type { HiddenPage } from "../content";

/** A page that only a preview shows, and the text of the page's badge. */
export interface PreviewNote {
  path: string;
  note: string;
}

/** A note for each of the `pages`, from the `words` of pages/screens.yaml. */
export function previewNotes(
  pages: readonly HiddenPage[],
  words: Record<string, unknown>,
): PreviewNote[] {
  const sentences = {
    draft: words.previewDraft,
    coming: words.previewComing,
    waiting: words.previewWaiting,
  };
  return pages.map(({ paths, because, day }) => ({
    path: paths[0] ?? "",
    note: fill(String(sentences[because]), {
      date: day === undefined ? "" : dateWords(day, { year: "numeric" }),
    }),
  }));
}
