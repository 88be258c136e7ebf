import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import { useFeaturedProjects } from "../../../featured-projects/useFeaturedProjects";

/** Loaded together with the backend's client: without that, there is nothing to show. */
const Carousel = lazy(() => import(/* webpackChunkName: "featured-projects" */ "./Carousel"));

interface Props {
  title: string;
  /** The note that the projects are samples, as long as they are. */
  note: string | null;
}

/** The featured projects, fetched in the browser. Until they are loaded, nothing is shown and no space is reserved. */
export function FeaturedProjects({ title, note }: Props) {
  const position = useRef<HTMLDivElement>(null);
  const { projects } = useFeaturedProjects();
  const entered = useQuietEntrance(position, projects.length > 0);
  return (
    <>
      <div ref={position} />
      {entered && projects.length > 0 && (
        <Suspense>
          <Carousel title={title} note={note} projects={projects} />
        </Suspense>
      )}
    </>
  );
}

/** A visitor who has not scrolled for this long, in ms, has stopped. */
const pause = 200;

/**
 * Adds late content without moving what the visitor sees (decision 20).
 * @param position an empty element where the content will be.
 * @param ready true when there is something to show. If it is true in the first render, the whole page is new and nothing can move.
 * @returns true once the content may be rendered; it stays true.
 */
function useQuietEntrance(position: RefObject<HTMLElement>, ready: boolean): boolean {
  const [entered, setEntered] = useState(ready);
  useEffect(() => {
    const element = position.current;
    if (!ready || entered || !element) return undefined;
    let timer: number | undefined;
    const check = () => {
      if (isOutOfView(element)) setEntered(true);
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (hidesNothingBelow(element)) setEntered(true);
      }, pause);
    };
    check();
    window.addEventListener("scroll", check, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", check);
    };
  }, [position, ready, entered]);
  return entered;
}

/** true below the screen, and above it if the browser anchors the scroll position. */
function isOutOfView(position: HTMLElement): boolean {
  const { top } = position.getBoundingClientRect();
  return top >= window.innerHeight || (top < 0 && CSS.supports("overflow-anchor", "auto"));
}

/** true if all that the next section contains is still below the screen; its empty upper edge may be in view. */
function hidesNothingBelow(position: HTMLElement): boolean {
  const content = position.nextElementSibling?.querySelector("h2, h3, p, img, svg");
  return !content || content.getBoundingClientRect().top >= window.innerHeight;
}
