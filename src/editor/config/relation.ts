/** Fields that name another entry: pickers that show titles. */
import type { Kind } from "../../content/kind";

/** The kind with that name. */
export type KindOf = (type: string) => Kind;

/** The package's name for the collection of all files that exist once. */
export const singletons = "_singletons";

/** The picker for an entry of the kind `kind`. The picked entry's value of `by` is stored. */
export function relationField(
  { kind, by }: { kind: string; by: string },
  kindOf: KindOf,
): Record<string, unknown> & { widget: string } {
  const { source, type } = kindOf(kind);
  if ("folder" in source)
    return {
      widget: "relation",
      collection: type,
      value_field: by === "slug" ? "{{slug}}" : by,
      display_fields: ["title"],
      search_fields: ["title"],
    };
  const field = `items.*.${by}`;
  return {
    widget: "relation",
    collection: singletons,
    file: type,
    value_field: field,
    display_fields: [field],
    search_fields: [field],
  };
}
