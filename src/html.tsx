import { isValidElement, type ReactNode } from "react";
import { PreloadedPicture } from "./components/picture/Picture";
import { LayerOrder } from "./styles/LayerOrder";
import familjen from "./styles/fonts/familjen-grotesk.woff2";
import hanken from "./styles/fonts/hanken-grotesk.woff2";

interface Props {
  htmlAttributes: object;
  headComponents: ReactNode[];
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  /** The rendered page. */
  body: string;
  postBodyComponents: ReactNode;
  path: string;
}

/**
 * The document around every page, which replaces Gatsby's own (https://www.gatsbyjs.com/docs/custom-html/). Preloads come before the
 * inlined styles, because those fill the first packets. The order of the cascade layers comes before all rules.
 */
export default function Html({ htmlAttributes, bodyAttributes, body, ...parts }: Props) {
  return (
    <html lang="en-US" {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {parts.headComponents.filter(isPriorityPicture)}
        {/* The first screen of every page uses both fonts. */}
        {[familjen, hanken].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        <LayerOrder />
        {parts.headComponents.filter((node) => !isPriorityPicture(node) && !isUnused(node))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* Replaces Gatsby's script tags. The 404 page waits for it, because it selects what is shown first (src/pages/404.tsx). */}
        {typeof LATE_SCRIPTS !== "undefined" && (
          <script {...LATE_SCRIPTS} async={parts.path !== "/404.html"} />
        )}
      </head>
      <body {...bodyAttributes}>
        {parts.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {typeof LATE_SCRIPTS === "undefined" ? (
          parts.postBodyComponents
        ) : (
          <data id="page-path" value={parts.path} />
        )}
      </body>
    </html>
  );
}

/** Added by gatsby-ssr.tsx. */
const isPriorityPicture = (node: ReactNode) =>
  isValidElement(node) && node.type === PreloadedPicture;

/** Gatsby's version, and the style and script of gatsby-plugin-image for its own component, which no page uses. */
const isUnused = (node: ReactNode) =>
  isValidElement<{ name?: string }>(node) &&
  (node.props.name === "generator" || String(node.key).startsWith("gatsby-image-style"));
