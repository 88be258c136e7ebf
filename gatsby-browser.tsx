import "./src/styles/font-faces.css";
import "./src/styles/colors.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import { nextTask } from "./src/domain/next-task";
import { afterHydration } from "./src/client/after-hydration";
import { builtPage } from "./src/client/built-page";
import { focusMainOfNewPage } from "./src/client/focus-main";
import { hydrate } from "./src/client/hydrate";
import { NavigationProvider, type Navigation } from "./src/client/NavigationContext";
import { prefetchCode, prefetchLinks } from "./src/client/prefetch";
import { SameBuild } from "./src/client/SameBuild";
import { showPlace, staysOnPage } from "./src/client/scroll-positions";
import { SyncLocationProvider } from "./src/client/SyncLocationProvider";
import { RootBoundary } from "./src/components/error-screen/RootBoundary";
import { Layout } from "./src/components/layout/Layout";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SameBuild build={builtPage(props).build} onOther={() => window.location.reload()}>
    <Layout path={builtPage(props).path}>
      <NavigationProvider value={props.location as Navigation}>{element}</NavigationProvider>
    </Layout>
  </SameBuild>
);
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <RootBoundary>{element}</RootBoundary>
);
// Gatsby waits for this promise before it loads the page; the pause lets the browser handle events in between.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  await nextTask();
  void prefetchCode();
  if (process.env.NODE_ENV === "development")
    void import("./src/client/show-findings").then(({ showFindings }) => showFindings());
};
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  hydrate(<SyncLocationProvider>{element}</SyncLocationProvider>, container);
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = afterHydration;
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
// Late hydration must not move a page that is being read; showPlace handles steps within a page.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps: { location: from } = {},
  routerProps: { location },
}) => from !== undefined && !staysOnPage(from, location);
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  prefetchLinks();
  if (staysOnPage(prevLocation ?? undefined, location)) showPlace(location);
  focusMainOfNewPage(prevLocation, location);
};
