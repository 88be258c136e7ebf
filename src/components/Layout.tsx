import { useDeferredValue, type ReactNode } from "react";
import * as layout from "../styles/layout.module.css";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorScreen } from "./ErrorScreen";
import { Footer } from "./Footer";
import { Drawer } from "./header/Drawer";
import { Header } from "./header/Header";
import * as styles from "./Layout.module.css";
import { Notifications } from "./Notifications";
import { PagePathProvider, useCanonicalPath, useSite } from "./site";
import { ThumbBar } from "./ThumbBar";

interface Props {
  /** The path of the page; the same in the built HTML and in the browser. */
  path: string;
  children: ReactNode;
}

/** Created once, so that React skips these elements on navigation, except the links that mark the current page. */
const before = (
  <>
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
    <PreviewBadges />
    <ErrorBoundary optional="header">
      <Header />
    </ErrorBoundary>
  </>
);
const after = (
  <>
    {/* Programs read the page before it; Tab goes to it from its button, wherever it is. */}
    <ErrorBoundary optional="drawer">
      <Drawer />
    </ErrorBoundary>
    <ErrorBoundary optional="footer">
      <Footer />
    </ErrorBoundary>
    <ErrorBoundary optional="thumb bar">
      <ThumbBar />
    </ErrorBoundary>
    <ErrorBoundary optional="notifications">
      <Notifications />
    </ErrorBoundary>
  </>
);

/** The parts around every page: skip link, header, drawer, footer, and the thumb bar. They update after the next page is rendered. */
export function Layout({ path, children }: Props) {
  const surroundings = useDeferredValue(path);
  return (
    <PagePathProvider value={surroundings}>
      {before}
      <main id="main" tabIndex={-1}>
        <PagePathProvider value={path}>
          <ErrorBoundary key={path} fallback={(error) => <ErrorScreen error={error} />}>
            {children}
          </ErrorBoundary>
        </PagePathProvider>
      </main>
      {after}
    </PagePathProvider>
  );
}

/**
 * The badges of a preview: one says that this is a preview, another says why the current page is not published yet. They have the browser's
 * colors of <mark>, because style rules would be sent to every visitor of the site.
 */
function PreviewBadges() {
  const { build, screenLabels } = useSite();
  const path = useCanonicalPath();
  if (!build.preview) return null;
  const note = build.hidden.find((page) => page.path === path)?.note;
  return (
    <div role="note" className={layout.wrap}>
      {[screenLabels.preview, note].map(
        (text) =>
          text && (
            <p key={text}>
              <mark>{text}</mark>
            </p>
          ),
      )}
    </div>
  );
}
