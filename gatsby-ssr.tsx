import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { leanIcons } from "./src/components/icons/lean-icons";
import { Layout } from "./src/components/layout/Layout";
import { preloadedPicture } from "./src/components/picture/PreloadedPicture";
import { SiteLook } from "./src/seo/SiteLook";
import { LayerOrder } from "./src/styles/LayerOrder";
import { PreloadedFonts } from "./src/styles/PreloadedFonts";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** Fulfilled when no page stands between its body and its head; `endTurn` ends the turn of the one that does. */
let turn = Promise.resolve();
let endTurn: () => void = () => undefined;
/** The preload of the picture that the page whose turn it is begins with. */
let firstPicture: ReactElement | null = null;

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
    const html = leanIcons(renderToString(bodyComponent as ReactElement));
    firstPicture = preloadedPicture(html);
    replaceBodyHTMLString(html);
  } catch (error) {
    endTurn();
    throw error;
  }
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  // The site's own hooks run after those of all plugins.
  const preloads = [firstPicture, <PreloadedFonts key="fonts" />];
  endTurn();
  setHeadComponents([...preloads, <SiteLook key="look" />]);
};

const preloadKeys = ["first-picture", "fonts"];

const keyOf = (node: ReactNode) => String((node as ReactElement | null)?.key ?? "");

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  // The picture component needs neither the style nor the script that the image plugin adds for its own component.
  const head = getHeadComponents().filter(
    (node) => !keyOf(node).startsWith("gatsby-image-style"),
  );
  const isPreload = (node: ReactNode) => preloadKeys.includes(keyOf(node));
  // What is fetched beside the page is named before its styles, which are the better part of the first packets.
  replaceHeadComponents([
    ...head.filter(isPreload),
    <LayerOrder key="layer-order" />,
    ...head.filter((node) => !isPreload(node)),
  ]);
  // While developing, Gatsby's own scripts stay.
  if (typeof LATE_SCRIPTS === "undefined") return;
  const isScript = (node: ReactNode) => isValidElement(node) && node.type === "script";
  replacePostBodyComponents([
    ...getPostBodyComponents().filter((node) => !isScript(node)),
    <data key="page-path" id="page-path" value={pathname} />,
    <script key="late-scripts" dangerouslySetInnerHTML={{ __html: LATE_SCRIPTS }} />,
  ]);
};
