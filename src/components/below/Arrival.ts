import { createContext, useContext } from "react";

/** How the visitor came to the page that is shown. */
export interface Arrival {
  /** How the entry of the history came about, as Gatsby says it; undefined for a document that was loaded. */
  action?: string;
  /** The place on the page that was asked for, with its #; empty for the page itself. */
  hash: string;
}

const ArrivalContext = createContext<Arrival>({ hash: "" });

export const ArrivalProvider = ArrivalContext.Provider;

/** true on a page that was entered at its top, by a click: neither loaded, nor by the way back, nor at a place further down. */
export function useTopArrival(): boolean {
  const { action, hash } = useContext(ArrivalContext);
  return action === "PUSH" && hash === "";
}
