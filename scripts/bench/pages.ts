/** Selects the pages to measure. */
import path from "node:path";
import { readInputs } from "../../src/gatsby/inputs";
import { siteContent } from "../../src/content/index";
import { builtPages, type BuiltPage } from "../built-pages";

/** The kinds of content whose pages the bench uses. */
const types = ["HomePage", "Service", "Region", "Article", "ProjectList", "Project"] as const;
export type PageType = (typeof types)[number];

/** The kinds of pages whose first view is measured. */
const measured: readonly PageType[] = [
  "HomePage",
  "Service",
  "Region",
  "Article",
  "ProjectList",
];

export interface Addresses {
  /** The first page of each measured kind. */
  measured: readonly string[];
  /** Every page in dist/. */
  all: readonly BuiltPage[];
  /** All pages of each kind. */
  ofType: Readonly<Record<PageType, readonly string[]>>;
}

/**
 * The paths of the site at `root`, from its content.
 * @param environment the inputs of the build in dist/, which determine what is published.
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
