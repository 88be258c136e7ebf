import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { endTurn, inTurn } from "./src/build/turns";
import { Layout } from "./src/components/layout/Layout";
import { FirstPictureContext, type FirstPicture } from "./src/components/picture/first-picture";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

// Not as a stream, like Gatsby: React 18's has a NUL where a letter of several bytes lies across the end of its buffer.
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setBodyProps,
}) =>
  inTurn(() => {
    const firstPictures: FirstPicture[] = [];
    const html = renderToString(
      <FirstPictureContext.Provider value={(picture) => firstPictures.push(picture)}>
        {bodyComponent}
      </FirstPictureContext.Provider>,
    );
    replaceBodyHTMLString(html);
    setBodyProps({ firstPicture: firstPictures[0] });
  });

// gatsby-plugin-react-helmet has read the head by now: the site's own hooks run after those of plugins.
export const onRenderBody: GatsbySSR["onRenderBody"] = endTurn;
