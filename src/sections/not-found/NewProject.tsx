import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { PhoneLink } from "../../components/PhoneLink";
import { ProjectPicture } from "../../components/picture/ProjectPicture";
import { useFeaturedProjects } from "../../featured-projects/useFeaturedProjects";
import { Head } from "../../components/Head";
import * as layout from "../../styles/layout.module.css";
import * as scene from "../../styles/scene.module.css";
import { ProjectSheet } from "../gallery/ProjectSheet";
import * as styles from "./NewProject.module.css";

/**
 * The slug of a project that may be newer than the build; null if the address cannot be that of a project.
 * @param path the address's path in the browser.
 * @param galleryPath the path of the gallery.
 */
export function newProjectSlug(path: string, galleryPath: string): string | null {
  if (!path.startsWith(`${galleryPath}/`)) return null;
  return /^([^/]+)\/?$/.exec(path.slice(galleryPath.length + 1))?.[1] ?? null;
}

interface Props {
  /** The slug in the address. */
  slug: string;
  words: Queries.NewProjectFragment;
  projectLabels: Queries.ProjectSheetLabelsFragment;
  gallery: Queries.PageLinkFragment;
  /** true while the backend's projects are samples. */
  sample: boolean;
  /** Shown if there is no such project. */
  missing: ReactElement;
}

/**
 * A project that is newer than the build, taken from the fetched featured projects (decision 13). Rendering it starts the fetch, so it is
 * only used for unknown addresses of the gallery.
 */
export function NewProject({ slug, words, projectLabels, gallery, sample, missing }: Props) {
  const { status, projects } = useFeaturedProjects();
  const project = projects.find((one) => one.slug === slug);
  if (project === undefined) {
    if (status === "ready") return missing;
    return (
      <>
        <Head title={gallery.title} description={words.notFoundDescription} />
        <Waiting title={gallery.title} words={words} failed={status === "failed"} />
      </>
    );
  }
  const { title, path, category, location, largePicture, alt, caption } = project;
  return (
    <>
      <Head title={title} description={caption ?? `${title}, ${location}`} />
      <ProjectSheet
        project={{
          title,
          crumbs: [
            { label: gallery.title, to: gallery.path },
            { label: title, to: path },
          ],
          location,
          // Rows have no such fields.
          finished: "",
          month: "",
          video: null,
          sample,
          category: { gallery: category, blog: category, service: null },
        }}
        words={projectLabels}
      >
        {largePicture && (
          <div className={`${scene.across} ${styles.picture}`}>
            <ProjectPicture picture={largePicture} alt={alt} />
          </div>
        )}
      </ProjectSheet>
      {caption && (
        <p className={`${layout.wrap} ${layout.lead} ${styles.caption}`}>{caption}</p>
      )}
    </>
  );
}

interface WaitingProps {
  title: string;
  words: Queries.NewProjectFragment;
  /** true if the projects cannot be loaded. */
  failed?: boolean;
}

/** Shown while the projects are fetched, and if that fails; in the built HTML, too, for late scripts. */
export function Waiting({ title, words, failed = false }: WaitingProps) {
  return (
    <section className={`${styles.waiting} ${layout.ink}`}>
      <div className={layout.wrap}>
        <h1 className={layout.title}>{title}</h1>
        <p aria-live="polite" aria-atomic="true" className={layout.lead}>
          {failed ? words.projectFailed : words.projectLoading}
        </p>
        <p>
          <PhoneLink className={layout.number} />
        </p>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment NewProject on ScreenLabels {
    projectLoading
    projectFailed
    notFoundDescription
  }
`;
