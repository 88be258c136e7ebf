import "./src/styles/font-faces.css";
import "./src/styles/colors.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { NavigationProvider, nextTask } from "./src/client/deferred";
import { focusMainOfNewPage } from "./src/client/navigation";
import { renewPrefetching } from "./src/client/prefetch";
import { pageRendered, staysOnPage, type RouterLocation } from "./src/client/scroll";
import {
  afterHydration,
  builtPage,
  hydrate,
  SameBuild,
  showFindings,
} from "./src/client/start";
import { RootBoundary } from "./src/components/ErrorScreen";
import { Layout } from "./src/components/Layout";

const reload = () => window.location.reload();

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SameBuild build={builtPage(props).build} onOther={reload}>
    <Layout path={builtPage(props).path}>
      <NavigationProvider value={props.location as RouterLocation}>
        {element}
      </NavigationProvider>
    </Layout>
  </SameBuild>
);
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <RootBoundary frame={(screen) => <Layout path={window.location.pathname}>{screen}</Layout>}>
    {element}
  </RootBoundary>
);
// Gatsby waits for this promise before it loads the page; the pause lets the browser handle events in between.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  await nextTask();
  if (process.env.NODE_ENV === "development") void showFindings();
};
export const replaceHydrateFunction = () => hydrate;
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = afterHydration;
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
// Late hydration must not move a page that is being read; steps within a page are src/client/scroll.ts's.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps: { location: from } = {},
  routerProps: { location },
}) => from !== undefined && !staysOnPage(from, location);
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  renewPrefetching();
  pageRendered(location);
  focusMainOfNewPage(prevLocation, location);
};
