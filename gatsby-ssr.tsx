import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { endTurn, inTurn } from "./src/gatsby/turns";
import { Layout } from "./src/components/layout/Layout";
import { FirstPictureContext, type FirstPicture } from "./src/components/picture/first-picture";
import { PreloadedPicture } from "./src/components/picture/PreloadedPicture";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

// Not as a stream, like Gatsby: React 18's has a NUL where a letter of several bytes lies across the end of its buffer.
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
    // Not by setBodyProps, which drops what it is given (Gatsby 5.16.1).
    setHeadComponents(
      found.slice(0, 1).map((picture) => <PreloadedPicture key="first-picture" {...picture} />),
    );
  });

// gatsby-plugin-react-helmet has read the head by now: the site's own hooks run after those of plugins.
export const onRenderBody: GatsbySSR["onRenderBody"] = endTurn;
