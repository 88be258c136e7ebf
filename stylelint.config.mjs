/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  plugins: ["stylelint-plugin-use-baseline"],
  ignoreFiles: ["public/**", "dist/**", ".cache/**"],
  rules: {
    // Allows what all browsers supported by the end of 2023, like package.json's browserslist; browsers of developers are newer.
    "plugin/use-baseline": [
      true,
      {
        available: 2023,
        // Firefox supports popovers since 125, its oldest supported version; selection colors are optional.
        ignoreSelectors: ["popover-open", "selection"],
        // Optional: browsers may ignore these.
        ignoreProperties: {
          "break-after": ["avoid"],
          "forced-color-adjust": ["/./"],
          "overscroll-behavior": ["/./"],
          "print-color-adjust": ["/./"],
          "scrollbar-width": ["/./"],
          "text-size-adjust": ["/./"],
          "text-wrap": ["/./"],
        },
      },
    ],
    // The scales of src/styles/tokens.css: of space (three digits make room for a picture or a map), and of type
    // (lettering that fits its line, a drawing or a sheet of paper is in cqi, em, px or pt).
    "declaration-property-value-allowed-list": [
      {
        "/^(padding|margin|gap|row-gap|column-gap)/": [
          /^(?!.*(?<![\w.#-])-?(?!(?:0|1|2|4|8|12|16|20|24|32|40|48|56|64|72|96|\d{3})px)\d*\.?\d+px)/,
        ],
        "font-size": [/^var\(--text-/, /cqi|\dem|\d(?:px|pt)|inherit|calc|var\(--fit/],
      },
      { message: "Use a step of the scale in src/styles/tokens.css." },
    ],
    // Class names are used as properties in TypeScript: styles.cardTitle.
    "selector-class-pattern": [
      "^[a-z][a-zA-Z0-9]*$",
      { message: "Write class names in camelCase: components read them as styles.cardTitle." },
    ],
    "keyframes-name-pattern": "^[a-z][a-zA-Z0-9]*$",
    // Font names keep their case.
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--/"] }],
    // Of CSS modules.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // All supported browsers understand both notations.
    "media-feature-range-notation": null,
    // Disabled: it also compares selectors that never match the same element.
    "no-descending-specificity": null,
    // Prettier formats empty lines and numbers.
    "declaration-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
  },
};
