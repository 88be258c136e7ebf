/** Fields that name another entry: pickers that show titles. */
import type { Kind } from "../../content/kind";

/** The kind with that name. */
export type KindOf = (type: string) => Kind;

/** The collection that holds the files that exist once. The editor gives it this name. */
export const singletons = "_singletons";

/** The picker of an entry of the kind `kind`, whose value of `by` is stored. */
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
