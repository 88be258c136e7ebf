declare module "*.css";

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.woff2" {
  const address: string;
  export default address;
}

/** The package has no types of its own: a font with only the characters of a text. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "truetype" | "woff2";
      variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}

/** Attributes of the loader's script element in every page of a build (src/gatsby/late-scripts.ts); undefined in development. */
declare const LATE_SCRIPTS: { src: string; integrity: string } | undefined;

interface Window {
  /** Set by Gatsby: the hash of the build of the running scripts. */
  ___webpackCompilationHash?: string;
  /** Set by Gatsby: loads and caches the data, component and styles of a page. It may reject if the page cannot be loaded. */
  ___loader?: { loadPage: (path: string) => Promise<unknown> };
  /** Set by Gatsby: navigates to an address of this site; loads a document if the address is not a page. */
  ___navigate?: (to: string, options?: { replace?: boolean }) => void;
}

/** Not supported by all browsers: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
