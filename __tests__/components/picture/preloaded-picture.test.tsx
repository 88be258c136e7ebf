import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { Picture, type PictureData } from "../../../src/components/picture/Picture";
import { preloadedPicture } from "../../../src/components/picture/PreloadedPicture";

const picture: PictureData = {
  alt: "A rack",
  focal: [0.5, 0.5],
  image: {
    gatsbyImageData: {
      layout: "fullWidth",
      width: 1,
      height: 0.62,
      images: {
        fallback: { src: "/rack.webp", srcSet: "/rack.webp 480w", sizes: "100vw" },
        sources: [
          { type: "image/avif", srcSet: "/a&b.avif 480w,\n/b.avif 960w", sizes: "100vw" },
        ],
      },
    },
  },
};

test("it is the AVIF of the first screen's picture, wherever that stands, in its own sizes", () => {
  const html = renderToString(
    <main>
      <Picture picture={picture} sizes="50vw" />
      <Picture picture={picture} sizes="(max-width: 760px) 198vw, 1258px" first />
    </main>,
  );
  expect(preloadedPicture(html)?.props).toEqual({
    rel: "preload",
    as: "image",
    type: "image/avif",
    imageSrcSet: "/a&b.avif 480w,\n/b.avif 960w",
    imageSizes: "(max-width: 760px) 198vw, 1258px",
    fetchpriority: "high",
  });
});

test("the head has it as browsers read it", () => {
  const html = renderToString(<Picture picture={picture} sizes="100vw" first />);
  const head = document.createElement("div");
  head.innerHTML = renderToStaticMarkup(preloadedPicture(html));
  const link = head.querySelector("link");
  expect(link?.getAttribute("imagesizes")).toBe("100vw");
  expect(link?.getAttribute("fetchpriority")).toBe("high");
});

test("a page whose first screen has no picture has none", () => {
  expect(
    preloadedPicture(renderToString(<Picture picture={picture} sizes="50vw" />)),
  ).toBeNull();
});
