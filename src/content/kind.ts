/** The shape of a kind of content: what the modules in kinds/ export. Imports nothing from gatsby. */
import type { z } from "zod";
import { flag, list, sitePath } from "./fields";

/** Where the entries of a kind are read from; all paths are relative to content/. */
export type Source =
  /** Every Markdown file of a folder is an entry; its slug is the file name. */
  | { folder: string }
  /** A YAML list; every item is an entry, known by the value of `key`. */
  | { list: string; key: string }
  /** A YAML file that is one entry. */
  | { single: string }
  /** An SVG file that is one entry, or none where there is no such file. */
  | { drawing: string }
  /** No file: the entries follow from all others, anew on every build. */
  | { derive: (entries: readonly SourceEntry[]) => Omit<SourceEntry, "type">[] };

/** An entry as far as other kinds may look at it. */
export interface SourceEntry {
  type: string;
  slug: string;
  data: Record<string, unknown>;
}

export interface Kind {
  /** Name of the GraphQL type, in the singular. */
  type: string;
  /** One sentence on what an entry is. */
  description: string;
  source: Source;
  fields: z.ZodObject;
  /** The field with the day from which an entry is shown, for kinds that can be scheduled. */
  shownFrom?: string;
  /** The address of an entry, for kinds that are pages. The one place where it is computed. */
  path?: (slug: string) => string;
  /** The component that shows an entry, relative to src/; one in pages/ makes its own page, one in templates/ gets one an entry. */
  component?: string;
  /** The page above an entry in its breadcrumbs; left out where the home page is the one above. */
  parent?: (data: Record<string, unknown>) => { kind: string; slug?: string };
  /** Last parts of addresses that entries of this kind may not have, because other pages stand there. */
  reserved?: readonly string[];
  /** Ids that a link to an entry's page may end with: those of the page itself, or of the second-level headings of its text. */
  anchors?: "headings" | readonly string[];
  /** "required" where a page without text under its fields is a mistake. Drafts may wait for it. */
  text?: "required";
  /** Fields whose value no two entries may share, as places in a list. Drafts may. */
  unique?: readonly string[];
  /** Relations that must lead here: an entry that is none's is a mistake. Drafts may wait for it. */
  namedBy?: readonly Counterpart[];
  /** Fields that no editor writes: resolved from all entries once a build. `sdl` is their whole GraphQL type. */
  resolved?: Record<string, ResolvedField>;
}

export interface Counterpart {
  /** The kind that must have an entry whose `field` names this one. */
  kind: string;
  field: string;
  /** The field of this entry that is named; its slug where it is left out. Entries without a value are not looked for. */
  own?: string;
  /** What is said where none does. */
  says: string;
}

export interface ResolvedField {
  description: string;
  sdl: string;
  /** The kind of the entries whose slugs the values are, where they are that; `sdl` then links them (`@link`). */
  links?: string;
  /** The value for each entry of the kind, by slug; entries that get none are left out. `all` holds the entries of all kinds. */
  resolve: (
    entries: readonly SourceEntry[],
    all: readonly SourceEntry[],
  ) => Map<string, unknown>;
}

/** Gives `kind` back; it is there for its types. */
export function defineKind<const K extends Kind>(kind: K): K {
  return kind;
}

/** The fields of an entry of the kind `K` as the field list describes them. */
export type FieldsOf<K extends Kind> = z.infer<K["fields"]>;

/** Fields that every kind with pages has beside its own. */
export const pageFields = {
  // Decision 12.
  aliases: list(
    "Other addresses that show this very page. The canonical address stays this page's own.",
    sitePath("An address of this site."),
  ).optional(),
  redirectFrom: list(
    "Old addresses that send the visitor here (301).",
    sitePath("An address of this site."),
  ).optional(),
};

/** Fields of entries that editors write one by one. */
export const entryFields = {
  ...pageFields,
  draft: flag("true keeps the entry out of the site until it is taken away.").optional(),
};
