/** Bundles the editor: its package, the project's field lists and checks, and what connects them. */
import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";

/** What the package brings along and this site has no use for: code blocks in colors, maps, other languages, formats of pictures. */
const unused = [
  /^@shikijs\/(langs|themes)\//,
  /shiki-engine/,
  /locales\/[a-zA-Z-]+\.json$/,
  /^(leaflet|terra-draw|svgo|exifr)(\/.*)?$/,
  /^terra-draw-leaflet-adapter$/,
  /chunks\/heic/,
];

/** Replaces modules by empty ones. Nothing calls what they export: the editor has no such field, and the checks of files run elsewhere. */
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

/** The module that scans the folder of kinds, with an import for each in its place. */
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

/** The package's folder with its scripts and fonts. */
const packageFolder = "node_modules/@sveltia/cms/npm";

/** The names of its fonts. */
const fontsIn = (root: string): string[] =>
  readdirSync(path.join(root, packageFolder, "assets")).filter((name) =>
    name.endsWith(".woff2"),
  );

/** The package's styles name its fonts on another host, though it brings them along. */
const ownFonts = (root: string, base: string): Plugin => ({
  name: "own-fonts",
  setup({ onLoad }) {
    const elsewhere =
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/[a-z0-9-]+\.woff2/g;
    onLoad({ filter: /[/\\]@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, "utf8").replace(elsewhere, (address, font: string) => {
        const own = fontsIn(root).find((name) => name.startsWith(`${font}-`));
        if (own === undefined)
          throw new Error(`The editor's package has no font for ${address}.`);
        return `${base}assets/${own}`;
      }),
    }));
  },
});

/**
 * Writes the scripts and fonts of the editor into `folder` and returns the name of the first script.
 * @param root the project's folder.
 * @param base the address of `folder`, with a slash at its end.
 */
export async function bundleEditor(
  root: string,
  folder: string,
  base: string,
): Promise<string> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { editor: "src/editor/main.ts" },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: "es2022",
    // The rules of _headers keep scripts for good.
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    legalComments: "none",
    metafile: true,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [withoutUnused, kindsByName, ownFonts(root, base)],
  });
  for (const name of fontsIn(root))
    cpSync(path.join(root, packageFolder, "assets", name), path.join(folder, "assets", name));
  const [script] = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === "src/editor/main.ts",
  ) ?? [""];
  return path.basename(script);
}
