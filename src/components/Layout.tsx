import { useDeferredValue, type ReactNode } from "react";
import { ErrorBoundary } from "./ErrorBoundary";
import { Drawer } from "./header/Drawer";
import { Footer } from "./Footer";
import { Header } from "./header/Header";
import { PreviewBadges } from "./PreviewBadges";
import { Notifications } from "./Notifications";
import { OptionalBoundary } from "./OptionalBoundary";
import { PagePathProvider } from "./site";
import { ThumbBar } from "./ThumbBar";
import * as styles from "./Layout.module.css";

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
    <OptionalBoundary name="header">
      <Header />
    </OptionalBoundary>
    <OptionalBoundary name="drawer">
      <Drawer />
    </OptionalBoundary>
  </>
);
const after = (
  <>
    <OptionalBoundary name="footer">
      <Footer />
    </OptionalBoundary>
    <OptionalBoundary name="bar for phones">
      <ThumbBar />
    </OptionalBoundary>
    <OptionalBoundary name="notifications">
      <Notifications />
    </OptionalBoundary>
  </>
);

/** The parts around every page: skip link, header, drawer, footer, and the bar for phones. They update after the next page is rendered. */
export function Layout({ path, children }: Props) {
  const surroundings = useDeferredValue(path);
  return (
    <PagePathProvider value={surroundings}>
      {before}
      <main id="main" tabIndex={-1}>
        <PagePathProvider value={path}>
          <ErrorBoundary path={path}>{children}</ErrorBoundary>
        </PagePathProvider>
      </main>
      {after}
    </PagePathProvider>
  );
}
