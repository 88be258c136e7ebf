/** Pictures that a page shows twice (decision 41). */
import type { Entry, Problem } from "../read";
import { eachField } from "../walk";
import { atField, type Subject } from "./check";

interface ShownPicture {
  keys: (string | number)[];
  name: unknown;
}

/** Every picture that the page of an entry shows a second time. */
export function checkRepeatedPictures({ entries }: Subject): Problem[] {
  return entries
    .filter(({ kind }) => kind.path)
    .flatMap((entry) => {
      const first = new Set<unknown>();
      return [...ownPictures(entry), ...cardPictures(entry, entries)].flatMap(
        ({ keys, name }) => {
          if (typeof name !== "string") return [];
          if (first.has(name))
            return [
              atField(entry, keys, `the page shows “${name}” twice; name another picture`),
            ];
          first.add(name);
          return [];
        },
      );
    });
}

/** The pictures of the entry's own fields, without the one that only other pages show. */
const ownPictures = ({ kind, data }: Entry): ShownPicture[] =>
  eachField(kind.fields, data)
    .filter(({ meta, keys }) => meta.relation?.kind === "Picture" && keys[0] !== "cardPicture")
    .map(({ keys, value }) => ({ keys, name: value }));

/** The pictures of other entries to which the page has cards. */
function cardPictures({ kind, data }: Entry, entries: readonly Entry[]): ShownPicture[] {
  const services = entries.filter((entry) => entry.kind.type === "Service");
  if (kind.type === "HomePage")
    return services.map((service) => ({ keys: ["services"], name: service.data.cardPicture }));
  const { service: slug } = (data.next ?? {}) as { service?: unknown };
  const next = services.find((service) => service.slug === slug);
  return next ? [{ keys: ["next", "service"], name: next.data.picture }] : [];
}
