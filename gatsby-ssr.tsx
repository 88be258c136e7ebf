import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { endTurn, inTurn } from "./src/gatsby/turns";
import { withoutVersion } from "./src/gatsby/without-version";
import { Layout } from "./src/components/layout/Layout";
import { FirstPictureContext, type FirstPicture } from "./src/components/picture/first-picture";
import { PreloadedPicture } from "./src/components/picture/PreloadedPicture";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

// Renders to a string. Gatsby renders to a stream, in which React 18 writes a NUL when a multi-byte character crosses the end of its buffer.
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) =>
  inTurn(() => {
    const found: FirstPicture[] = [];
    const html = renderToString(
      <FirstPictureContext.Provider value={(picture) => found.push(picture)}>
        {bodyComponent}
      </FirstPictureContext.Provider>,
    );
    replaceBodyHTMLString(html);
    // Passed as a head component, because setBodyProps has no effect in Gatsby 5.16.1.
    setHeadComponents(
      found.slice(0, 1).map((picture) => <PreloadedPicture key="first-picture" {...picture} />),
    );
  });

// By now gatsby-plugin-react-helmet has read the head: hooks of plugins run before those of the site.
export const onRenderBody: GatsbySSR["onRenderBody"] = endTurn;

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = withoutVersion;
