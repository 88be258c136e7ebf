import { createContext } from "react";

/** The AVIF source of the picture of the first screen. */
export interface FirstPicture {
  srcSet: string;
  sizes: string;
}

/** Takes the picture of the first screen while a page is rendered to HTML; in the browser nothing does. */
export const FirstPictureContext = createContext<((picture: FirstPicture) => void) | undefined>(
  undefined,
);
