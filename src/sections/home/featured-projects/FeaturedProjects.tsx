import { lazy, Suspense, useEffect, useRef } from "react";
import type { ProjectCard } from "../../../featured-projects/project-card";
import { useFeaturedProjects } from "../../../featured-projects/useFeaturedProjects";
import * as styles from "./FeaturedProjects.module.css";
import { useQuietEntrance } from "./useQuietEntrance";

/** Loaded together with the backend's client: without that, there is nothing to show. */
const Carousel = lazy(() =>
  import(/* webpackChunkName: "featured-projects" */ "./Carousel").then((library) => ({
    default: library.Carousel,
  })),
);

/**
 * The projects that were shown last. A visitor who comes back gets a page of the same height, so that the scroll position is still right.
 */
let last: readonly ProjectCard[] = [];

interface Props {
  title: string;
  /** The note that the projects are samples, as long as they are. */
  note: string | null;
}

/** The featured projects, fetched in the browser. Until they are loaded, nothing is shown and no space is reserved. */
export function FeaturedProjects({ title, note }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { status, projects } = useFeaturedProjects();
  const known = status === "waiting" ? last : projects;
  useEffect(() => {
    last = known;
  }, [known]);
  const entered = useQuietEntrance(place, known.length > 0);
  return (
    <>
      <div ref={place} className={styles.place} />
      {entered && known.length > 0 && (
        <Suspense>
          <Carousel title={title} note={note} projects={known} />
        </Suspense>
      )}
    </>
  );
}
