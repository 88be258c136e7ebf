import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";

/**
 * For onPreRenderHTML: removes the meta element with Gatsby's version from a page's head. Visitors have no use for it, and it is 25 of the
 * 14,600 bytes of a first view (docs/performance.md).
 */
export const withoutVersion: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const others = getHeadComponents().filter(
    (part) => !isValidElement<{ name?: string }>(part) || part.props.name !== "generator",
  );
  replaceHeadComponents(others);
};
