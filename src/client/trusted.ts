/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/) for HTML and JSON-LD: the Content-Security-Policy (src/gatsby/policy.ts) forbids turning
 * plain strings into HTML or scripts.
 */
import { useMemo } from "react";
import { mapFrame } from "../domain/map-links";

/** Undefined in the build, and in browsers without Trusted Types, which accept strings. */
const policy = globalThis.window?.trustedTypes?.createPolicy("site", {
  // Safe without sanitizing: the build rendered it from checked content (src/content/markdown).
  createHTML: (html) => html,
  // JSON contains no code.
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
 * Returns the value of dangerouslySetInnerHTML; the same object for the same text, because React replaces the HTML if the object differs.
 * @param html rendered by the build.
 */
export const useTrustedHtml = (html: string): { __html: string } =>
  useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

/** Returns `address` as the value of an object's attribute `data`. Throws if it is not the embedded map's. */
export const trustedFrame = (address: string): string =>
  policy?.createScriptURL(address) ?? address;

/** Returns `json` as the text of a JSON-LD script element. Throws if it is not JSON. */
export const trustedJson = (json: string): string => policy?.createScript(json) ?? json;
