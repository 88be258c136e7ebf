/** Which pages are measured. */
import path from "node:path";
import { readInputs } from "../../src/gatsby/inputs";
import { siteContent } from "../../src/content/index";
import { builtPages, type BuiltPage } from "../built-pages";

/** Kinds of pages, by the types of the content. */
const types = ["HomePage", "Service", "Region", "Article", "ProjectList", "Project"] as const;
export type PageType = (typeof types)[number];

/** The kinds whose first view is measured. */
const measured: readonly PageType[] = [
  "HomePage",
  "Service",
  "Region",
  "Article",
  "ProjectList",
];

export interface Addresses {
  /** The first page of each kind that is measured. */
  measured: readonly string[];
  /** Every page in dist/. */
  all: readonly BuiltPage[];
  /** All pages of each kind. */
  ofType: Readonly<Record<PageType, readonly string[]>>;
}

/**
 * The addresses of the site at `root` as content says them.
 * @param environment the inputs of the build in dist/: they decide what is shown.
 */
export function addresses(
  root: string,
  environment: Record<string, string | undefined>,
): Addresses {
  const { nodes } = siteContent(root, readInputs(environment));
  const paths = (wanted: PageType) =>
    nodes.filter(({ type }) => type === wanted).map(({ fields }) => String(fields.path));
  const ofType = Object.fromEntries(types.map((type) => [type, paths(type)])) as Record<
    PageType,
    string[]
  >;
  return {
    measured: measured.flatMap((type) => ofType[type].slice(0, 1)),
    all: builtPages(path.join(root, "dist")),
    ofType,
  };
}
