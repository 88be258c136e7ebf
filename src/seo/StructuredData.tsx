import { useEffect } from "react";
import { trustedJson } from "../client/trusted";

/**
 * Puts JSON-LD into the head of a document in a browser, in place of what the build wrote there with Helmet. In the browser, Helmet sets it by
 * innerHTML, as a string, which Trusted Types forbid.
 */
export function StructuredData({ json }: { json: string }) {
  useEffect(() => {
    const block = document.createElement("script");
    block.type = "application/ld+json";
    block.text = trustedJson(json);
    document.head.append(block);
    return () => block.remove();
  }, [json]);
  return null;
}
