import type { Entry, Problem } from "../read";
import { eachField } from "../walk";
import { atField } from "./check";

/**
 * Every picture that an entry shows twice on its page (decision 41). What cards of other entries repeat is left to the site tests; `cardPicture`
 * is only on other pages.
 */
export function checkRepeatedPictures(entry: Entry): Problem[] {
  if (!entry.kind.path) return [];
  const pictures = eachField(entry.kind.fields, entry.data).filter(
    ({ meta, keys, value }) =>
      meta.relation?.kind === "Picture" && keys[0] !== "cardPicture" && value !== undefined,
  );
  return pictures
    .filter(({ value }, index) => pictures.findIndex((other) => other.value === value) < index)
    .map(({ keys, value }) =>
      atField(entry, keys, `the page shows “${String(value)}” twice; name another picture`),
    );
}
