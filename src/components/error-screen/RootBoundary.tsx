import { useEffect, type ReactNode } from "react";
import { Layout } from "../layout/Layout";
import { ErrorBoundary } from "./ErrorBoundary";
import { keepFromRouter } from "./keep-from-router";

const reload = () => window.location.reload();

/** The error screen with header and footer, where the router has given up: the next page has to be loaded anew. */
function Around({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.addEventListener("popstate", reload);
    return () => window.removeEventListener("popstate", reload);
  }, []);
  return (
    <div onClickCapture={keepFromRouter}>
      <Layout path={window.location.pathname}>{children}</Layout>
    </div>
  );
}

/**
 * Stands around the whole site in the browser. Data so broken that Gatsby itself stumbles over it never reaches the boundary in the
 * layout; and where what header and footer need is missing too, the bare screen is left.
 */
export function RootBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary path="" bare>
      <ErrorBoundary path="" around={(screen) => <Around>{screen}</Around>}>
        {children}
      </ErrorBoundary>
    </ErrorBoundary>
  );
}
