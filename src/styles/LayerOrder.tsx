import { letters } from "../domain/site";

/** While a letter of the section drawing is hovered or has focus, in the drawing, in the menu or on a card. */
const pointed = ":is(:hover,:focus-visible)";

/**
 * Lights a service's run in the drawing and shows the line about the service while its letter is pointed at, or else if the address names it
 * (#run-a). CSS has no rule for "the same letter", so this is one rule that is written once for each letter.
 */
const switchboard = letters
  .map((letter) => {
    const [own, name] = [`[data-letter=${letter}]`, letter.toLowerCase()];
    return `body:has(${own}${pointed}),body:not(:has([data-letter]${pointed})):has(${own}:target){--on-${name}:visible;--lit-${name}:inline}`;
  })
  .join("");

/** The style's text: the order of the layers, and the switchboard. The Content-Security-Policy allows it by its hash. */
export const layerOrder = `@layer base, shared, components;${switchboard}body:has([data-letter]:is(:hover,:focus-visible,:target)){--rest:.3;--marks:hidden}`;

/**
 * The order of the cascade layers: later layers win, in whatever order webpack emits the style sheets. This must be the first style of the
 * page. Rules of sections are in no layer and win over all layers.
 */
export function LayerOrder() {
  return <style>{layerOrder}</style>;
}
