/** Gives every page only its own styles; by default, Gatsby inlines the styles of the whole site into every page. */

/** The part of webpack's configuration that is changed here. */
export interface WebpackConfig {
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, unknown> } | false;
    minimizer?: unknown[];
  };
  module?: { rules?: unknown[] };
  plugins?: object[];
}

/**
 * Returns `config` without the cache group that collects all styles in one file. The order of styles may then differ between pages; cascade
 * layers make that harmless (src/styles/LayerOrder.tsx).
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
