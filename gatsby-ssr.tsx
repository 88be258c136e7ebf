import type { GatsbySSR } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Layout } from "./src/components/layout/Layout";
import { SiteIcons } from "./src/seo/SiteIcons";
import { LayerOrder } from "./src/styles/LayerOrder";
import { PreloadedFonts } from "./src/styles/PreloadedFonts";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** Fulfilled when no page stands between its body and its head; `endTurn` ends the turn of the one that does. */
let turn = Promise.resolve();
let endTurn: () => void = () => undefined;

/**
 * Renders a page in one go: Gatsby's own way streams it, and React 18's stream leaves a NUL where a letter of several bytes lies across the
 * end of its buffer. Helmet keeps one state for all pages, which Gatsby renders two at a time, so a page waits until the one before has
 * its head (from gatsby-plugin-react-helmet, in onRenderBody).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  const before = turn;
  let end: () => void = () => undefined;
  turn = new Promise((resolve) => {
    end = resolve;
  });
  await before;
  endTurn = end;
  try {
    replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
  } catch (error) {
    endTurn();
    throw error;
  }
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  // The site's own hooks run after those of all plugins.
  endTurn();
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
