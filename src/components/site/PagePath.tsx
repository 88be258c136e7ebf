import { createContext, useContext } from "react";

/** The path of the current page, the same in the built HTML and in the browser: for the 404 page it is "/404.html" at every address. */
const PagePath = createContext("/");

export const PagePathProvider = PagePath.Provider;

/** The path of the page that the component is on. */
export const usePagePath = (): string => useContext(PagePath);
