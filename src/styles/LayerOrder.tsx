/** The style's text; the Content-Security-Policy allows it by its hash. */
export const layerOrder = "@layer base, shared, components;";

/**
 * The order of the cascade layers: later layers win, in whatever order webpack emits the style sheets. This must be the first style of the
 * page. Rules of sections are in no layer and win over all layers.
 */
export function LayerOrder() {
  return <style>{layerOrder}</style>;
}
