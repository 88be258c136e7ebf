import type { GatsbySSR } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Layout } from "./src/components/layout/Layout";
import { SiteIcons } from "./src/seo/SiteIcons";
import { LayerOrder } from "./src/styles/LayerOrder";
import { PreloadedFonts } from "./src/styles/PreloadedFonts";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/**
 * Renders a page and its head in one go. Gatsby's own way streams the page: React 18's stream leaves a NUL where a letter of several bytes
 * lies across the end of its buffer, and while one page is waited for, Helmet's head may already be that of another.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
  const { title, meta, link, script } = Helmet.renderStatic();
  setHeadComponents([title, meta, link, script].map((part) => part.toComponent()));
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([<PreloadedFonts key="fonts" />, <SiteIcons key="icons" />]);
};

const keyOf = (node: ReactNode) => String((node as ReactElement | null)?.key ?? "");

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  // The picture component needs neither the style nor the script that the image plugin adds for its own component.
  replaceHeadComponents([
    <LayerOrder key="layer-order" />,
    ...getHeadComponents().filter((node) => !keyOf(node).startsWith("gatsby-image-style")),
  ]);
  // The one inline script that differs between pages gives way to a value that the loader reads (late-scripts.ts).
  replacePostBodyComponents(
    getPostBodyComponents().map((node) =>
      keyOf(node) === "script-loader" ? (
        <data key="page-path" id="page-path" value={pathname} />
      ) : (
        node
      ),
    ),
  );
};
