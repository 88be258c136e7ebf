/** Trusted Types (https://www.w3.org/TR/trusted-types/): what browsers may take for code. Lists of policies: src/gatsby/policy.ts. */
import { useMemo } from "react";
import { mapFrame } from "../domain/map-links";

/** Undefined in the build, and in browsers without Trusted Types, which take strings. */
const policy = globalThis.window?.trustedTypes?.createPolicy("site", {
  // The build has made it from checked content (src/content/markdown), and the browser read it from this origin.
  createHTML: (html) => html,
  // JSON runs nothing.
  createScript: (json) => {
    JSON.parse(json);
    return json;
  },
  // The policy allows no other page of another site, either.
  createScriptURL: (address) => {
    if (!address.startsWith(`${mapFrame}?`)) throw new TypeError(`Not the map: ${address}`);
    return address;
  },
});

/**
 * Returns the value of dangerouslySetInnerHTML.
 * @param html from the build. The same text gives the same value, as React sets another one anew.
 */
export const useTrustedHtml = (html: string): { __html: string } =>
  useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

/** Returns `address` as the value of an object's attribute `data`. Throws if it is not the embedded map's. */
export const trustedFrame = (address: string): string =>
  policy?.createScriptURL(address) ?? address;

/** Returns `json` as the text of a script element with data. Throws if it is not JSON. */
export const trustedJson = (json: string): string => policy?.createScript(json) ?? json;
