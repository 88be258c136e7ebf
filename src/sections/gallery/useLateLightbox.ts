import { useCallback, useEffect, useState } from "react";

/**
 * Loads the lightbox in a separate chunk, because nothing of it is needed before a card is opened.
 * @param page the page of the open item; undefined if none is open. If the lightbox cannot be loaded, the browser navigates to this page.
 * @returns the chunk once it is loaded; whether loading failed; and a function that starts loading, to be called when a card may soon be
 *   opened.
 */
export function useLateLightbox(page: string | undefined) {
  const [library, setLibrary] = useState<typeof import("./OpenItem")>();
  const [missing, setMissing] = useState(false);
  const load = useCallback(() => {
    import(/* webpackChunkName: "lightbox" */ "./OpenItem").then(setLibrary, () => {
      console.error("The lightbox did not load and is left out.");
      setMissing(true);
    });
  }, []);
  const wanted = page !== undefined;
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  useEffect(() => {
    if (missing && page !== undefined) window.___navigate?.(page, { replace: true });
  }, [missing, page]);
  return { library, missing, load: library || missing ? undefined : load };
}
