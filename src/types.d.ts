declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.woff2" {
  const address: string;
  export default address;
}

declare module "@tabler/icons-react/dist/esm/icons/*.mjs" {
  /** What the icon is drawn of. */
  export const __iconNode: import("@tabler/icons-react").IconNode;
}

/** What of Gatsby's router is used directly; it ships no types. */
declare module "@gatsbyjs/reach-router" {
  /** Where the visitor is, as `window.location` says it, and how the entry of the history came about. */
  export type RouterLocation = Readonly<{ href: string; pathname: string; key: string }>;

  export const globalHistory: {
    readonly location: RouterLocation;
    /** Goes to the address `to`; resolves when its page is there. */
    navigate(to: string): Promise<void>;
    /** Calls `listener` with every other address; returns a function that stops it. */
    listen(listener: (change: { location: RouterLocation }) => void): () => void;
    /** Ends the step that is under way. */
    _onTransitionComplete(): void;
  };

  interface Place {
    readonly location: RouterLocation;
  }

  export const LocationContext: import("react").Context<Place | undefined>;

  /** Calls its child with where the visitor is. */
  export function Location(props: {
    children: (place: Place) => import("react").ReactNode;
  }): import("react").ReactElement;
}

declare module "fontverter" {
  /** Gives the font in another format, without a change to what is in it. */
  export function convert(font: Buffer, to: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}

/** The code of the script that stands in every page of a build (src/gatsby/late-scripts.ts); gatsby-node hands it to the pages. */
declare const LATE_SCRIPTS: string | undefined;

interface LoadedPage {
  json?: { data?: unknown };
  page?: { webpackCompilationHash?: string };
}

interface Window {
  /** Set by Gatsby: the build of the scripts that run. */
  ___webpackCompilationHash?: string;
  /**
   * Set by Gatsby: has the data, the component and the styles of a page, and keeps them. What it gives has an error in it, or is undefined,
   * where the page cannot be had; it rejects where the scripts do not know the page's component.
   */
  ___loader?: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
  /** Set by Gatsby: shows the page at an address of this site; loads a document where there is no such page but something else. */
  ___navigate?: (to: string, options?: { replace?: boolean }) => void;
}

/** Not in all browsers: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
