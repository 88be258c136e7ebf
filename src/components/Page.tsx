import type { ReactNode } from "react";
import { DeferredContent } from "../client/deferred";
import { Head } from "./Head";

interface Props {
  /** The page's entry, with its head. */
  head: Queries.PageHeadFragment;
  /** The first screen, or the whole of a short page. */
  first: ReactNode;
  /** Content below the first screen; rendered one frame later after a client navigation. */
  children?: ReactNode;
}

/** A page of the site: head, first screen, and the rest. */
export function Page({ head, first, children }: Props) {
  return (
    <>
      <Head page={head} />
      {first}
      {children && <DeferredContent>{children}</DeferredContent>}
    </>
  );
}
