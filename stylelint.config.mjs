/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard", "stylelint-config-css-modules"],
  plugins: ["stylelint-plugin-use-baseline"],
  ignoreFiles: ["public/**", "dist/**", ".cache/**"],
  rules: {
    // What all engines had by the end of 2023, which package.json's browserslist has: engines on a developer's machine are newer.
    "plugin/use-baseline": [
      true,
      {
        available: 2023,
        // Popovers came to Firefox with 125, the oldest of the list; a selection's colors are decoration.
        ignoreSelectors: ["popover-open", "selection"],
        // Nothing is lost where an engine ignores these.
        ignoreProperties: {
          "break-after": ["avoid"],
          "forced-color-adjust": ["/./"],
          "overscroll-behavior": ["/./"],
          "paint-order": ["/./"],
          rx: ["/./"],
          "scrollbar-width": ["/./"],
          "text-size-adjust": ["/./"],
          "text-wrap": ["/./"],
        },
      },
    ],
    // Class names are names in TypeScript: styles.cardTitle.
    "selector-class-pattern": [
      "^[a-z][a-zA-Z0-9]*$",
      { message: "Write class names in camelCase: components read them as styles.cardTitle." },
    ],
    "keyframes-name-pattern": "^[a-z][a-zA-Z0-9]*$",
    // Names of fonts are written as they are.
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--/"] }],
    // Both notations are understood by all browsers of the baseline.
    "media-feature-range-notation": null,
    // Compares selectors that never meet on one element.
    "no-descending-specificity": null,
    // Prettier decides on empty lines and numbers.
    "declaration-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
  },
};
