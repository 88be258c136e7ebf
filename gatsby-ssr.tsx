import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { Layout } from "./src/components/Layout";
import {
  FirstPictureContext,
  PreloadedPicture,
  type FirstPicture,
} from "./src/components/picture/Picture";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

// Helmet keeps its state in a global variable, and Gatsby renders two pages concurrently: without a lock, one page would get the title of the other.
let lastPage = Promise.resolve();
let releaseRenderLock: () => void = () => undefined;

/** Calls `render` when the page before has released the lock. Holds it until releaseRenderLock is called, or until `render` throws. */
async function withRenderLock(render: () => void): Promise<void> {
  const before = lastPage;
  let release: () => void = () => undefined;
  lastPage = new Promise((resolve) => {
    release = resolve;
  });
  await before;
  releaseRenderLock = release;
  try {
    render();
  } catch (error) {
    release();
    throw error;
  }
}

// Renders to a string. Gatsby renders to a stream, in which React 18 writes a NUL when a multi-byte character crosses the end of its buffer.
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) =>
  withRenderLock(() => {
    const reported: FirstPicture[] = [];
    const html = renderToString(
      <FirstPictureContext.Provider value={(picture) => reported.push(picture)}>
        {bodyComponent}
      </FirstPictureContext.Provider>,
    );
    replaceBodyHTMLString(html);
    // Passed as a head component, because setBodyProps has no effect in Gatsby 5.16.1.
    setHeadComponents(
      reported
        .slice(0, 1)
        .map((picture) => <PreloadedPicture key="first-picture" {...picture} />),
    );
  });

// By now gatsby-plugin-react-helmet has read the head: hooks of plugins run before those of the site.
export const onRenderBody: GatsbySSR["onRenderBody"] = () => releaseRenderLock();

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
