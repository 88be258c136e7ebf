declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.woff2" {
  const address: string;
  export default address;
}

declare module "@tabler/icons-react/dist/esm/icons/*.mjs" {
  const icon: import("@tabler/icons-react").TablerIcon;
  export default icon;
}

/** What of the plugin is called directly; it ships no types. */
declare module "gatsby-plugin-sharp" {
  export function generateImageData(options: {
    file: import("gatsby").Node;
    args: {
      layout: "fullWidth";
      breakpoints: number[];
      formats: ("avif" | "webp")[];
    };
    reporter: import("gatsby").Reporter;
    cache: import("gatsby").GatsbyCache;
  }): Promise<import("gatsby-plugin-image").IGatsbyImageData | undefined>;
}

declare module "fontverter" {
  /** Gives the font in another format, without a change to what is in it. */
  export function convert(font: Buffer, to: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}

interface LoadedPage {
  json?: { data?: unknown };
  page?: { webpackCompilationHash?: string };
}

/** Set by Gatsby: the build of the scripts that run, and its loader of pages. */
interface Window {
  ___webpackCompilationHash?: string;
  ___loader?: {
    /** Gives what the page at `path` is made of; with an error in it, or undefined, where it cannot be had. */
    loadPage(path: string): Promise<LoadedPage | undefined>;
  };
}
