import "./src/styles/tokens.css";
import "./src/styles/global.css";
import type { GatsbyBrowser, PageProps } from "gatsby";
import { RootBoundary } from "./src/components/error-screen/RootBoundary";
import { Layout } from "./src/components/layout/Layout";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  // Of a missing page the address that was built, or the navigation would differ from the HTML.
  <Layout path={pagePath(props)}>{element}</Layout>
);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <RootBoundary>{element}</RootBoundary>
);

/** The path under which the page was built. Gatsby hands it over; its types do not say so. */
function pagePath(props: PageProps): string {
  const { page } =
    (props as { pageResources?: { page?: { path?: string } } }).pageResources ?? {};
  return page?.path ?? props.location.pathname;
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "true";
};

// Late scripts must not move a page that is being read already.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps?.location !== undefined;
