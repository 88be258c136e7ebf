/** Makes the scripts that webpack writes smaller: Gatsby's own settings are for older browsers. */

/**
 * What of Gatsby would travel with every page without being of use: its component for scripts of other sites (2 kB), the text of the
 * script that starts Partytown for them (1 kB), and the registration of service workers, of which there are none.
 */
export const unusedPackages = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
} as const;
export const unusedFiles = { resourceRegExp: /register-service-worker/ };

/** What of webpack's configuration this touches. */
export interface OutputConfig {
  optimization?: { minimizer?: unknown[] };
}

/** Makes webpack's minifier from Terser's options. */
export type Minify = (options: { terserOptions: object }) => unknown;

/**
 * The configuration whose scripts are minified for the browsers of package.json: all of them read ES2020.
 * @param minify what Gatsby hands to onCreateWebpackConfig.
 */
export function modernScripts<T extends OutputConfig>(config: T, minify: Minify): T {
  // The first one is that of scripts, the other that of styles.
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
