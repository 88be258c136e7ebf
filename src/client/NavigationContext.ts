import { createContext, useContext } from "react";

/** How the visitor came to the page. */
export interface Navigation {
  /** The action of the history entry, as Gatsby's router has it; undefined for a document that was loaded. */
  action?: string;
  /** The fragment of the address with its #, or an empty string. */
  hash: string;
}

const NavigationContext = createContext<Navigation>({ hash: "" });

export const NavigationProvider = NavigationContext.Provider;

/** true after a click on a link to the top of the page; false for a loaded document, after Back or Forward, and for a link to a fragment. */
export function useNewNavigation(): boolean {
  const { action, hash } = useContext(NavigationContext);
  return action === "PUSH" && hash === "";
}
