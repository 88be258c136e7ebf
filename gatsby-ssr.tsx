import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Layout } from "./src/components/Layout";
import {
  PriorityPictureContext,
  PreloadedPicture,
  type PriorityPicture,
} from "./src/components/picture/Picture";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

// Helmet keeps its state in a global variable, and Gatsby renders two pages concurrently: without a lock, one page would get the title of the other.
let lastPage = Promise.resolve();
let releaseRenderLock: () => void = () => undefined;

/** Resolves when the page before has released the lock. The page then holds it until releaseRenderLock is called, even if rendering fails. */
async function renderLock(): Promise<void> {
  const before = lastPage;
  let release: () => void = () => undefined;
  lastPage = new Promise((resolve) => {
    release = resolve;
  });
  await before;
  releaseRenderLock = release;
}

// Renders to a string. Gatsby renders to a stream, in which React 18 writes a NUL when a multi-byte character crosses the end of its buffer.
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  await renderLock();
  const pictures: PriorityPicture[] = [];
  try {
    const html = renderToString(
      <PriorityPictureContext.Provider value={(picture) => pictures.push(picture)}>
        {bodyComponent}
      </PriorityPictureContext.Provider>,
    );
    replaceBodyHTMLString(html);
  } catch (error) {
    releaseRenderLock();
    throw error;
  }
  // Passed as a head component, because setBodyProps has no effect in Gatsby 5.16.1.
  const [first] = pictures;
  if (first) setHeadComponents([<PreloadedPicture key="first-picture" {...first} />]);
};

// By now gatsby-plugin-react-helmet has read the head: hooks of plugins run before those of the site.
export const onRenderBody: GatsbySSR["onRenderBody"] = () => releaseRenderLock();
