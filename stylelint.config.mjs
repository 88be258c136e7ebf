/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard", "stylelint-config-css-modules"],
  ignoreFiles: ["public/**", ".cache/**"],
  rules: {
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
