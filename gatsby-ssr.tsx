import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Layout } from "./src/components/Layout";
import {
  FirstPictureContext,
  PreloadedPicture,
  type FirstPicture,
} from "./src/components/picture/Picture";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

// Renders to a string. Gatsby renders to a stream, in which React 18 writes a NUL when a multi-byte character crosses the end of its buffer.
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const reported: FirstPicture[] = [];
  const html = renderToString(
    <FirstPictureContext.Provider value={(picture) => reported.push(picture)}>
      {bodyComponent}
    </FirstPictureContext.Provider>,
  );
  // Right after rendering: Helmet keeps the head in a global variable, and Gatsby renders two pages concurrently.
  const { title, link, meta, script } = Helmet.renderStatic();
  replaceBodyHTMLString(html);
  // The picture is passed as a head component, because setBodyProps has no effect in Gatsby 5.16.1.
  setHeadComponents([
    ...reported
      .slice(0, 1)
      .map((picture) => <PreloadedPicture key="first-picture" {...picture} />),
    ...[title, link, meta, script].map((part) => part.toComponent()),
  ]);
};

// Removes the element with Gatsby's version, for which visitors have no use.
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const others = getHeadComponents().filter(
    (part) => !isValidElement<{ name?: string }>(part) || part.props.name !== "generator",
  );
  replaceHeadComponents(others);
};
