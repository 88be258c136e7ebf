/** Makes webpack's scripts smaller: Gatsby's own settings are for older browsers. */

/**
 * Parts of Gatsby that every page would load and that this site does not use: the component for third-party scripts (2 kB), the snippet
 * that starts Partytown for them (1 kB), and the registration of service workers.
 */
export const unusedPackages = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
} as const;
export const unusedFiles = { resourceRegExp: /register-service-worker/ };

/** The part of webpack's configuration that is changed here. */
export interface OutputConfig {
  optimization?: { minimizer?: unknown[] };
}

/** Creates webpack's minifier from Terser's options. */
export type Minify = (options: { terserOptions: object }) => unknown;

/**
 * Returns `config` with a minifier for the browsers in package.json, which all support ES2020.
 * @param minify the argument plugins.minifyJs of onCreateWebpackConfig.
 */
export function modernScripts<T extends OutputConfig>(config: T, minify: Minify): T {
  // The first one minifies scripts, the second one styles.
  const [, ...others] = config.optimization?.minimizer ?? [];
  const ecma = 2020;
  const scripts = minify({
    terserOptions: {
      mangle: true,
      compress: { ecma, passes: 3, keep_fargs: false },
      output: { ecma },
    },
  });
  return {
    ...config,
    optimization: { ...config.optimization, minimizer: [scripts, ...others] },
  };
}
