import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  FirstPictureContext,
  type FirstPicture,
} from "../../../src/components/picture/first-picture";
import { Picture, type PictureData } from "../../../src/components/picture/Picture";
import { PreloadedPicture } from "../../../src/components/picture/PreloadedPicture";

const avif = "/a&b.avif 480w,\n/b.avif 960w";
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
        sources: [{ type: "image/avif", srcSet: avif, sizes: "100vw" }],
      },
    },
  },
};

test("the picture of the first screen passes its AVIF source and its own sizes to the context", () => {
  const found: FirstPicture[] = [];
  renderToString(
    <FirstPictureContext.Provider value={(first) => found.push(first)}>
      <Picture picture={picture} sizes="50vw" />
      <Picture picture={picture} sizes="(max-width: 760px) 198vw, 1258px" first />
    </FirstPictureContext.Provider>,
  );
  expect(found).toEqual([{ srcSet: avif, sizes: "(max-width: 760px) 198vw, 1258px" }]);
});

test("renders the preload link with the attributes that browsers expect", () => {
  const head = document.createElement("div");
  head.innerHTML = renderToStaticMarkup(<PreloadedPicture srcSet={avif} sizes="100vw" />);
  const link = head.querySelector("link");
  expect(link?.getAttribute("imagesrcset")).toBe(avif);
  expect(link?.getAttribute("imagesizes")).toBe("100vw");
  expect(link?.getAttribute("fetchpriority")).toBe("high");
});
