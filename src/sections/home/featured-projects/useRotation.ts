import { useCallback, useEffect, useState } from "react";
import { interval, moved, moves } from "./carousel-window";

export interface Rotation {
  /** Start index of the window. */
  first: number;
  /** true until the visitor, keyboard focus or reduced motion stops the rotation; a hovering pointer or a hidden tab only pauses it. */
  running: boolean;
  /** true while the window is really rotating. */
  rotating: boolean;
  /** Moves the window and restarts the five seconds. */
  move: (steps: 1 | -1) => void;
  toggle: () => void;
  stop: () => void;
  /** Sets whether the pointer is over the carousel. */
  hold: (held: boolean) => void;
}

/**
 * The carousel's state: a window that moves by one every five seconds (spec, section 4; WCAG 2.2.2 and decision 20).
 * @param count the number of projects.
 * @param onScreen false while the carousel is not in the viewport.
 */
export function useRotation(count: number, onScreen: boolean): Rotation {
  const [first, setFirst] = useState(0);
  const [running, setRunning] = useState(motionIsWelcome);
  const [held, hold] = useState(false);
  const hidden = useHiddenTab();
  const rotating = moves(count) && running && !held && !hidden && onScreen;

  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setTimeout(() => setFirst(moved(first, 1, count)), interval);
    return () => clearTimeout(timer);
  }, [rotating, first, count]);

  const move = useCallback(
    (steps: 1 | -1) => setFirst((current) => moved(current, steps, count)),
    [count],
  );
  const toggle = useCallback(() => setRunning((current) => !current), []);
  const stop = useCallback(() => setRunning(false), []);
  return { first, running, rotating, move, toggle, stop, hold };
}

/** The carousel only exists in the browser, so its initial state may read browser APIs. */
export const motionIsWelcome = () =>
  !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return hidden;
}
