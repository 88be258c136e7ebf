/** The shape of a kind of content: what the modules in kinds/ export. Imports nothing from gatsby. */
import { z } from "zod";
import { flag, list, oldAddress, sitePath } from "./fields";

/** The files from which the entries of a kind are read; all paths are relative to content/. */
export type Source =
  /** Every Markdown file of a folder is an entry; its slug is the file name. */
  | { folder: string }
  /** A YAML file that is one entry, or with `key` a list of entries, which are identified by the value of that field. */
  | { file: string; key?: string }
  /** An SVG file that is one entry; the file is optional. */
  | { drawing: string };

/** The menus, which navigation.yaml places in the header. */
export const menuNames = ["services", "areas"] as const;

type MenuName = (typeof menuNames)[number];

/** The part of an entry that other kinds may read. */
export interface SourceEntry {
  kind: Kind;
  /** The file name without extension, the value of the list's key, or the name of a single file. */
  slug: string;
  /** The entry's fields as they are in the file, without empty ones. */
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
  /** Computes the address of an entry, for kinds that are pages. No other code computes it. */
  path?: (slug: string) => string;
  /** The component that shows an entry, relative to src/. One in pages/ makes its own page; one in templates/ gets one page per entry. */
  component?: string | ((data: Record<string, unknown>) => string);
  /** The page above an entry in its breadcrumbs; if it is left out, the home page. */
  parent?: (data: Record<string, unknown>) => { kind: string; slug?: string };
  /** The type of its page in structured data; WebPage if omitted. */
  pageType?: "AboutPage" | "ContactPage" | "CollectionPage";
  /** The type of what an entry describes in structured data; src/seo/structured-data.ts has its values. */
  mainEntity?: "Service" | "BlogPosting" | "CreativeWork";
  /** The place that the page of an entry is about, in structured data; the region is the slug of the one around it. */
  place?: (data: Record<string, unknown>) => {
    type: "City" | "AdministrativeArea";
    region?: string;
  };
  /** The menu in the header and in the drawer that its pages belong to, and if it lists them, the text under each link. */
  menu?: { name: MenuName; note?: (data: Record<string, unknown>) => string | undefined };
  /** The kinds whose entries its page lists: these have a link then, and the page changes with them. */
  lists?: readonly string[];
  /** The entry whose picture stands for the page where it is shared, if the page has none: the first one in the field `field`. */
  pictureFrom?: { kind: string; field: string };
  /** The order of its entries in the site map: by position, by date with the newest first, or else by address. */
  order?: "position" | "date";
  /** The anchors on an entry's page: its own ids, or those of the second-level headings of its text. */
  anchors?: "headings" | readonly string[];
  /** "required" if an entry without text below its fields is a mistake. Drafts may have none. */
  text?: "required";
  /** Fields whose value must be unique within the kind, such as places in a list. Drafts may repeat one. */
  unique?: readonly string[];
  /** A relation that must lead to each entry: an entry without one is a mistake. Drafts may have none. */
  namedBy?: Counterpart;
  /** Fields that no editor writes: computed from all entries once per build. */
  resolved?: Record<string, ResolvedField>;
}

/** A relation that must lead to each entry of a kind: each service needs an entry of categories.yaml that names it. */
export interface Counterpart {
  kind: string;
  field: string;
  /** The field of this entry that is referred to; by default its slug. Entries without a value are skipped. */
  own?: string;
  /** The message if no entry refers to it. */
  message: string;
}

/** A field of the GraphQL type `sdl`. */
interface ResolvedField<T = unknown> {
  sdl: string;
  description: string;
  /** The value for `entry`; undefined leaves it out. `all` has the entries of all kinds. */
  resolve: (entry: SourceEntry, all: readonly SourceEntry[]) => T;
}

export const computed = <T>(
  sdl: string,
  description: string,
  resolve: ResolvedField<T>["resolve"],
): ResolvedField<T> => ({ sdl, description, resolve });

/** Fields of every kind with pages. */
const pageFields = {
  // Aliases respond with 200, old addresses with a redirect (decision 12).
  aliases: list(
    "Other addresses that show this page. Search engines list only the page's own address.",
    sitePath("Address of this site."),
  ).optional(),
  redirectFrom: list(
    "Old addresses that redirect to this page (301), exactly as they were, with capitals, .html or .php.",
    oldAddress("Path on the previous site."),
  ).optional(),
};

/** The field of entries that editors write one by one. */
const draft = { draft: flag("true while the page is not published.").optional() };

type SharedFields = typeof pageFields & typeof draft;

/** A kind with its own fields; pages and entries that editors write one by one get those that all of them have. */
export function defineKind<K extends Omit<Kind, "fields"> & { fields: z.ZodRawShape }>(
  kind: K,
) {
  const fields = z.strictObject({
    ...kind.fields,
    ...(kind.path && pageFields),
    ...("folder" in kind.source && draft),
  });
  return { ...kind, fields: fields as z.ZodObject<K["fields"] & SharedFields, z.core.$strict> };
}

/** The fields of an entry of the kind `K` as the field list describes them. */
export type FieldsOf<K extends Kind> = z.infer<K["fields"]>;
