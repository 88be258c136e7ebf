import { useEffect, useRef, type RefObject } from "react";

/** Keys that go to a neighbor. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Opens and closes the dialog depending on `slug`, and adds what a native dialog lacks: arrow keys, and closing by a click on the backdrop.
 * The browser itself handles Esc and keeps focus inside.
 */
export function useLightbox(
  slug: string | null,
  onStep: (by: 1 | -1) => void,
  onClose: (slug: string) => void,
): { dialog: RefObject<HTMLDialogElement>; close: () => void } {
  const dialog = useRef<HTMLDialogElement>(null);
  const handlers = useRef({ onStep, onClose });
  /** The item that was shown last; its card gets focus back. */
  const last = useRef<string | null>(null);

  useEffect(() => {
    handlers.current = { onStep, onClose };
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (slug !== null) last.current = slug;
    if (slug !== null && !element.open) element.showModal();
    else if (slug === null && element.open) element.close();
  }, [slug]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const closed = () => {
      if (last.current !== null) handlers.current.onClose(last.current);
    };
    const press = ({ target }: MouseEvent) => {
      const ground =
        target === element || (target as HTMLElement).hasAttribute("data-backdrop");
      if (ground) element.close();
    };
    const key = (event: KeyboardEvent) => {
      const step = steps[event.key];
      // Arrow keys control a focused video, and with Alt or Meta the browser's history.
      const taken = event.target instanceof HTMLVideoElement || event.altKey || event.metaKey;
      if (step === undefined || taken) return;
      event.preventDefault();
      handlers.current.onStep(step);
    };
    element.addEventListener("close", closed);
    element.addEventListener("click", press);
    element.addEventListener("keydown", key);
    return () => {
      element.removeEventListener("close", closed);
      element.removeEventListener("click", press);
      element.removeEventListener("keydown", key);
    };
  }, []);

  return { dialog, close: () => dialog.current?.close() };
}
