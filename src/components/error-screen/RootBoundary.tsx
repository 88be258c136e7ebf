import { useEffect, type ReactNode } from "react";
import { Layout } from "../layout/Layout";
import { ErrorBoundary } from "./ErrorBoundary";
import { keepFromRouter } from "./keep-from-router";

const reload = () => window.location.reload();

/** The error screen with header and footer, when the router itself has failed: links must load the next page from the server. */
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
 * Error boundaries around the whole site in the browser. The boundary in the layout does not catch errors that broken page data causes in
 * Gatsby's own components. If the data of header and footer is missing too, the bare screen is shown.
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
