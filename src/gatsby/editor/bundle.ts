/** Bundles the editor: its package, the field lists and checks, and src/editor, which connects them. */
import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { dataOf } from "../../content";
import { colorRules, colorsFile, type Colors } from "../colors";
import { withOwnWords } from "./words";

/** Parts of the package that the site does not use: highlighting of code, maps, other languages, conversion of pictures. */
const unused = [
  /^@shikijs\/(langs|themes)\//,
  /shiki-engine/,
  /locales\/[a-zA-Z-]+\.json$/,
  /^(leaflet|terra-draw|svgo|exifr)(\/.*)?$/,
  /^terra-draw-leaflet-adapter$/,
  /chunks\/heic/,
];

/**
 * Replaces the unused parts, and Node's modules, by empty modules. Their exports are never called: no field needs those parts, and checks that
 * read the disk do not run in the browser.
 */
const withoutUnused: Plugin = {
  name: "without-unused",
  setup({ onResolve, onLoad }) {
    const empty = () => ({ path: "empty", namespace: "empty" });
    for (const filter of unused) onResolve({ filter }, empty);
    // CommonJS, so that any name can be imported from it.
    onResolve({ filter: /^node:/ }, () => ({ path: "node", namespace: "node" }));
    onLoad({ filter: /./, namespace: "empty" }, () => ({ contents: "export default {}" }));
    onLoad({ filter: /./, namespace: "node" }, () => ({ contents: "module.exports = {}" }));
  },
};

/** Replaces the module that scans the folder of kinds (src/content/kinds.ts) by one that imports each of them. */
const kindsByName: Plugin = {
  name: "kinds-by-name",
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]src[/\\]content[/\\]kinds\.ts$/ }, ({ path: file }) => {
      const names = readdirSync(path.join(path.dirname(file), "kinds"))
        .filter((name) => name.endsWith(".ts"))
        .sort();
      const imports = names.map((name, index) => `import kind${index} from "./kinds/${name}";`);
      const list = names.map((_, index) => `kind${index}`).join(", ");
      return { contents: `${imports.join("\n")}\nexport const kinds = [${list}];` };
    });
  },
};

/** The folder with the package's scripts and fonts. */
const packageFolder = "node_modules/@sveltia/cms/npm";

/** The names of the package's fonts. */
const fontsIn = (root: string): string[] =>
  readdirSync(path.join(root, packageFolder, "assets")).filter((name) =>
    name.endsWith(".woff2"),
  );

/**
 * Changes the package's script: its styles load the fonts that the package contains, and no longer the same fonts from another host; and its
 * messages have the words of this site (words.ts).
 */
const packageScript = (root: string, base: string): Plugin => ({
  name: "package-script",
  setup({ onLoad }) {
    const elsewhere =
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/[a-z0-9-]+\.woff2/g;
    onLoad({ filter: /[/\\]@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, ({ path: file }) => ({
      contents: withOwnWords(readFileSync(file, "utf8")).replace(
        elsewhere,
        (address, font: string) => {
          const own = fontsIn(root).find((name) => name.startsWith(`${font}-`));
          if (own === undefined)
            throw new Error(`The editor's package has no font for ${address}.`);
          return `${base}assets/${own}`;
        },
      ),
    }));
  },
});

/** The colors of content/brand.yaml, also where no build has written their style sheet yet. */
const brandColors = (root: string): Plugin => ({
  name: "brand-colors",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/colors\.css$/ }, () => ({
      path: path.join(root, colorsFile),
      namespace: "colors",
    }));
    onLoad({ filter: /./, namespace: "colors" }, () => {
      const colors = dataOf(root, "Brand") as unknown as Colors;
      return { contents: colorRules(colors), loader: "css" };
    });
  },
});

/** The names of the files that the editor's page loads. */
export interface EditorBundle {
  script: string;
  /** The style sheet of previews. */
  style: string;
}

/**
 * Writes the scripts, style sheet and fonts of the editor into `folder`. The fonts of the site must exist (scripts/fonts.mts).
 * @param root the project's folder.
 * @param base the address of `folder`, with a slash at its end.
 */
export async function bundleEditor(
  root: string,
  folder: string,
  base: string,
): Promise<EditorBundle> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { editor: "src/editor/main.ts" },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: "es2022",
    // Browsers keep scripts and style sheets forever (_headers), so each version needs its own name.
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "assets/[name]-[hash]",
    loader: { ".woff2": "file" },
    legalComments: "none",
    metafile: true,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [withoutUnused, kindsByName, packageScript(root, base), brandColors(root)],
  });
  for (const name of fontsIn(root))
    cpSync(path.join(root, packageFolder, "assets", name), path.join(folder, "assets", name));
  const [script = "", output] =
    Object.entries(metafile.outputs).find(
      ([, { entryPoint }]) => entryPoint === "src/editor/main.ts",
    ) ?? [];
  return { script: path.basename(script), style: path.basename(output?.cssBundle ?? "") };
}
