import { createContext } from "react";

/** The AVIF source of the first screen's picture, and the address of the drawing behind it. */
export interface FirstPicture {
  srcSet: string;
  sizes: string;
  drawing?: string | undefined;
}

/** Receives the first screen's picture while a page is rendered to HTML; has no value in the browser. */
export const FirstPictureContext = createContext<((picture: FirstPicture) => void) | undefined>(
  undefined,
);
