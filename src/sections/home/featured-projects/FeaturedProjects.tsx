import { lazy, Suspense, useEffect, useRef } from "react";
import type { ProjectCard } from "../../../featured-projects/project-card";
import { useFeaturedProjects } from "../../../featured-projects/useFeaturedProjects";
import * as styles from "./FeaturedProjects.module.css";
import { useQuietEntrance } from "./useQuietEntrance";

/** Travels with the backend's client: where that does not arrive, there is nothing to show. */
const Carousel = lazy(() =>
  import(/* webpackChunkName: "featured-projects" */ "./Carousel").then((library) => ({
    default: library.Carousel,
  })),
);

/** What was shown last. Who comes back finds the page as long as it was, so that its scroll position means the same place. */
let last: readonly ProjectCard[] = [];

interface Props {
  title: string;
  /** What they are, while they are samples. */
  note: string | null;
}

/** The featured projects, read in the browser. Nothing is shown, and no place is kept, until there are some. */
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
