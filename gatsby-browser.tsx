import "./src/styles/font-faces.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";
import type { GatsbyBrowser, PageProps } from "gatsby";
import type { ReactNode } from "react";
import { nextTask } from "./src/business/next-task";
import { ArrivalProvider, type Arrival } from "./src/components/below/Arrival";
import { RootBoundary } from "./src/components/error-screen/RootBoundary";
import { Layout } from "./src/components/layout/Layout";
import { SameBuild } from "./src/components/same-build/SameBuild";
import { hydrate } from "./src/components/site/hydrate";
import { pressAgain } from "./src/components/site/early-presses";
import { prepareKinds } from "./src/components/site/prepare-kinds";
import { allowed, prepareLinks } from "./src/components/site/prepare-links";
import { PromptLocation } from "./src/components/site/PromptLocation";
import { quickNavigation } from "./src/components/site/quick-navigation";
import {
  keepScrollPositions,
  showPlace,
  staysOnPage,
} from "./src/components/site/scroll-positions";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SameBuild build={builtPage(props)?.webpackCompilationHash} onOther={reload}>
    {/* Of a missing page the address that was built, or the navigation would differ from the HTML. */}
    <Layout path={builtPage(props)?.path ?? props.location.pathname}>
      {/* Of the action Gatsby's types say nothing. */}
      <ArrivalProvider value={props.location as Arrival}>{element}</ArrivalProvider>
    </Layout>
  </SameBuild>
);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <RootBoundary>{element}</RootBoundary>
);

const reload = () => window.location.reload();

interface BuiltPage {
  /** The path under which the page was built, and the build. */
  path?: string;
  webpackCompilationHash?: string;
}

/** What is known of the page as it was built. Gatsby hands it over; its types do not say so. */
function builtPage(props: PageProps): BuiltPage | undefined {
  return (props as { pageResources?: { page?: BuiltPage } }).pageResources?.page;
}

// Gatsby waits for it before it loads the page: that and the running of the app's code would together hold up what a visitor does.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  await nextTask();
  // The network has nothing to do while React takes the page over.
  if (allowed()) void prepareKinds();
};

// Gatsby's type for it is that of React 17's function, which gave something back.
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  hydrate(<PromptLocation>{element}</PromptLocation>, container);

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "true";
  keepScrollPositions();
  quickNavigation();
  pressAgain();
  // Gatsby keeps the scroll position from the next scrolling on; the visitor may have scrolled already.
  window.dispatchEvent(new Event("scroll"));
};

// prepareLinks does more, and within a budget.
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

// Late scripts must not move a page that is being read already; steps on one page are showPlace's.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps: { location: from } = {},
  routerProps: { location },
}) => from !== undefined && !staysOnPage(from, location);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  prepareLinks();
  if (staysOnPage(prevLocation ?? undefined, location)) showPlace(location);
  // Gatsby announces the new page's heading and gives the focus to the wrapper of the whole page; reading and Tab shall go on from its
  // main part (WCAG 2.4.3).
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", focusMain, { once: true });
};

const focusMain = () => document.getElementById("main")?.focus({ preventScroll: true });
