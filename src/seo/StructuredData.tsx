import { useEffect } from "react";

/**
 * Renders the JSON-LD of the current page into the head, in the browser only. It replaces the block that Helmet wrote in the build.
 */
export function StructuredData({ json }: { json: string }) {
  useEffect(() => {
    const block = document.createElement("script");
    block.type = "application/ld+json";
    block.text = json;
    document.head.append(block);
    return () => block.remove();
  }, [json]);
  return null;
}
