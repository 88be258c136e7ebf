/** What the style says; the site's policy names it by its hash. */
export const layerOrder = "@layer base, shared, components;";

/**
 * The order of the cascade layers: what comes later wins, whatever the order in which webpack puts the sheets together. It must be the
 * first style of the page. Rules of sections are in no layer and win over all.
 */
export function LayerOrder() {
  return <style>{layerOrder}</style>;
}
