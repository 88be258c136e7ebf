/**
 * Makes React elements. The editor's package brings its own copy of React and shares this function on `window`; it refuses elements of any
 * other copy, so files of the editor cannot use JSX.
 */
import type { ReactElement } from "react";

declare global {
  interface Window {
    createElement: (type: string, properties: object, ...children: Child[]) => ReactElement;
  }
}

type Child = ReactElement | string | undefined;

/** An element of HTML with these attributes and children. Children that are undefined are left out. */
export const element = (type: string, properties: object, ...children: Child[]): ReactElement =>
  window.createElement(type, properties, ...children);
