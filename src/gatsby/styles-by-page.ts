/** Lets every page carry its own styles: Gatsby would inline those of the whole site into each. */

/** What of webpack's configuration this touches. */
export interface WebpackConfig {
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, unknown> } | false;
    minimizer?: unknown[];
  };
  module?: { rules?: unknown[] };
  plugins?: object[];
}

/**
 * The configuration without the group that gathers all styles in one file. Their order may then differ between pages, which the cascade
 * layers make harmless (styles/LayerOrder.tsx).
 */
export function stylesByPage<T extends WebpackConfig>(config: T): T {
  const split = config.optimization?.splitChunks;
  if (!split) return config;
  const cacheGroups = Object.fromEntries(
    Object.entries(split.cacheGroups ?? {}).filter(([name]) => name !== "styles"),
  );
  return {
    ...config,
    optimization: { ...config.optimization, splitChunks: { ...split, cacheGroups } },
  };
}
