import { useRef } from "react";
import { useFeaturedProjects } from "../../featured-projects/useFeaturedProjects";
import { Carousel } from "./Carousel";
import * as styles from "./FeaturedProjects.module.css";
import { useQuietEntrance } from "./useQuietEntrance";

/** The featured projects, read in the browser. Nothing is shown, and no place is kept, until there are some. */
export function FeaturedProjects({ title }: { title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { projects } = useFeaturedProjects();
  const entered = useQuietEntrance(place, projects.length > 0);
  return (
    <>
      <div ref={place} className={styles.place} />
      {entered && projects.length > 0 && <Carousel title={title} projects={projects} />}
    </>
  );
}
