import compat from "eslint-plugin-compat";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Folders with code that no page runs: it builds the site, or is the editor. */
const buildOnly = ["content", "gatsby", "editor", "seo"];

/**
 * Forbids imports against the direction in docs/architecture.md.
 * @param {string} folder of src/ to which the rule applies.
 * @param {string[]} forbidden folders of src/ that its files may not import from.
 * @param {{ regex: string, message: string }[]} [more]
 */
const mayNotImport = (folder, forbidden, more = []) => ({
  files: [`src/${folder}/**/*.{ts,tsx}`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        paths: [
          {
            name: "gatsby",
            importNames: ["Link"],
            message: "Use <a href>; src/client/navigation.ts explains why.",
          },
        ],
        patterns: [
          {
            regex: `^(\\.\\./)+(${forbidden.join("|")})(/|$)`,
            message: `Imports run one way: src/${folder} may not import from ${forbidden.join(", ")}.`,
          },
          ...more,
        ],
      },
    ],
  },
});

export default tseslint.config(
  {
    ignores: [
      "public/",
      "dist/",
      ".cache/",
      ".build/",
      ".pictures/",
      ".wrangler/",
      "src/gatsby-types.d.ts",
    ],
  },
  {
    linterOptions: {
      // Code must not disable rules.
      noInlineConfig: true,
      reportUnusedDisableDirectives: "error",
    },
  },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-expect-error": true }],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      eqeqeq: "error",
      "no-console": "off",
    },
  },
  {
    // Merged declarations must repeat type parameters.
    files: ["**/*.d.ts"],
    rules: { "@typescript-eslint/no-unused-vars": "off" },
  },
  {
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    // Reports APIs that browsers in package.json's browserslist lack; the browsers of the tests are newer.
    ...compat.configs["flat/recommended"],
    files: ["src/**/*.{ts,tsx}", "gatsby-browser.tsx"],
    ignores: ["content", "gatsby"].map((folder) => `src/${folder}/**`),
    // The code checks whether these exist.
    settings: { polyfills: ["navigator.connection", "requestIdleCallback"] },
  },
  // pages and templates → sections → components → code without markup.
  mayNotImport("pages", buildOnly),
  mayNotImport("templates", [...buildOnly, "pages"]),
  mayNotImport("sections", [...buildOnly, "pages", "templates"]),
  mayNotImport("components", [...buildOnly, "pages", "templates", "sections"]),
  mayNotImport("client", [...buildOnly, "pages", "templates", "sections", "components"]),
  mayNotImport("featured-projects", [...buildOnly, "pages", "templates", "sections"]),
  mayNotImport("map", [...buildOnly, "pages", "templates", "sections", "components", "client"]),
  mayNotImport("seo", [
    "gatsby",
    "editor",
    "pages",
    "templates",
    "sections",
    "components",
    "client",
  ]),
  mayNotImport("domain", [...buildOnly, "pages", "templates", "sections", "components"]),
  mayNotImport("styles", [...buildOnly, "pages", "templates", "sections", "components"]),
  mayNotImport("editor", ["gatsby", "pages", "templates", "sections", "components", "client"]),
  mayNotImport("gatsby", ["pages", "templates", "sections", "components", "client"]),
  mayNotImport(
    "content",
    ["gatsby", "editor", "pages", "templates", "sections", "components", "client"],
    [{ regex: "^gatsby", message: "src/content must not depend on Gatsby." }],
  ),
);
