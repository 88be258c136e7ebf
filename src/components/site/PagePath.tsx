import { createContext, useContext } from "react";

/** The path of the page that is shown, the same in the built HTML and in the browser: the 404 page is "/404.html" at every address. */
const PagePath = createContext("/");

export const PagePathProvider = PagePath.Provider;

/** The path of the page that the component stands on. */
export const usePagePath = (): string => useContext(PagePath);
