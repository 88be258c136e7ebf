/** Work that waits, so that a paint or an interaction comes first. */
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from "react";
import type { RouterLocation } from "./scroll";

/** Resolves in a new task, so that the browser can handle interactions before the work that follows. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Calls `callback` in a task after the next paint. @returns a function that cancels the call. */
export function afterPaint(callback: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    // A task that is queued in a frame runs after its paint.
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Returns false until the first render has been painted, then true. If `wait` is false, returns true from the start. */
export function useAfterPaint(wait: boolean): boolean {
  const [painted, setPainted] = useState(!wait);
  useEffect(
    () => (painted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))),
    [painted],
  );
  return painted;
}

/** How the visitor came to the page. */
const Navigation = createContext<Pick<RouterLocation, "action" | "hash">>({ hash: "" });

export const NavigationProvider = Navigation.Provider;

interface Props {
  children: ReactNode;
  /** Placeholder; if left out, a block as tall as the screen, which keeps the footer out of view. */
  fallback?: ReactNode;
}

/**
 * After a click on a link to the top of a page, renders its children one frame after the first screen, which then appears sooner. In every other
 * case (a loaded document, Back, Forward, a fragment) they are part of the first render, because the visitor may be within them.
 */
export function DeferredContent({
  children,
  fallback = <div style={{ minHeight: "100vh" }} />,
}: Props) {
  const { action, hash } = useContext(Navigation);
  return useAfterPaint(action === "PUSH" && hash === "") ? children : fallback;
}
