import type { PageProps } from "gatsby";

interface BuiltPage {
  /** The hash of the build that the page's data comes from. */
  build: string | undefined;
  /** The path under which the page was built; for a missing page, that of the 404 page, so that the navigation matches the HTML. */
  path: string;
}

/** The page as it was built, from `pageResources`, which Gatsby's types lack. */
export function builtPage(props: PageProps): BuiltPage {
  const { pageResources } = props as {
    pageResources?: { page?: { path?: string; webpackCompilationHash?: string } };
  };
  const { path = props.location.pathname, webpackCompilationHash } = pageResources?.page ?? {};
  return { build: webpackCompilationHash, path };
}
