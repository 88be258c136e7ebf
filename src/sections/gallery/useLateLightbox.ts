import { useCallback, useEffect, useState } from "react";

/**
 * The open item in the lightbox, in a chunk of its own: nothing of it is needed before a card is opened.
 * @param page of the open item; undefined while none is. Where the lightbox cannot be had, this page takes the place of the gallery.
 * @returns the chunk once it is there; whether it cannot be had; and what asks for it, to be called when a card may be opened soon.
 */
export function useLateLightbox(page: string | undefined) {
  const [library, setLibrary] = useState<typeof import("./OpenItem")>();
  const [missing, setMissing] = useState(false);
  const load = useCallback(() => {
    import(/* webpackChunkName: "lightbox" */ "./OpenItem").then(setLibrary, () => {
      console.error("The lightbox did not arrive and is left out.");
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
