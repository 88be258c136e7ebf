import { Component, useEffect, type ReactNode } from "react";
import { BareErrorScreen, bypassRouter, ErrorScreen } from "./ErrorScreen";

interface Props {
  /** The path of the current page; a new path resets the boundary. */
  path: string;
  children: ReactNode;
  /** Wraps the error screen, for a boundary around the whole site. */
  frame?: (screen: ReactNode) => ReactNode;
  /** true for the last fallback, which uses no data of the site. */
  bare?: boolean;
}

interface State {
  path: string;
  /** The thrown value in an object, because it may be anything, also undefined. */
  thrown: { error: unknown } | null;
}

/** Shows the error screen instead of children that throw while rendering, until the visitor navigates to another page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, thrown: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, thrown: null };
  }

  override render(): ReactNode {
    const { children, frame, bare } = this.props;
    const { thrown } = this.state;
    if (!thrown) return children;
    if (bare) return <BareErrorScreen error={thrown.error} />;
    const screen = <ErrorScreen error={thrown.error} />;
    return frame ? frame(screen) : screen;
  }
}

interface RootProps {
  children: ReactNode;
  /** Puts header and footer around the error screen. */
  frame: (screen: ReactNode) => ReactNode;
}

/**
 * Error boundaries around the whole site in the browser. The boundary in the layout does not catch errors that broken page data causes in
 * Gatsby's own components. If the data of header and footer is missing too, the bare screen is shown.
 */
export function RootBoundary({ children, frame }: RootProps) {
  return (
    <ErrorBoundary path="" bare>
      <ErrorBoundary path="" frame={(screen) => <WithoutRouter>{frame(screen)}</WithoutRouter>}>
        {children}
      </ErrorBoundary>
    </ErrorBoundary>
  );
}

/** Without the router, which has failed, links and Back must load the page from the server. */
function WithoutRouter({ children }: { children: ReactNode }) {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("popstate", reload);
    return () => window.removeEventListener("popstate", reload);
  }, []);
  return <div onClickCapture={bypassRouter}>{children}</div>;
}
