import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { PhoneLink } from "../../components/phone-link/PhoneLink";
import { ProjectPicture } from "../../components/project-picture/ProjectPicture";
import type { ProjectCard } from "../../featured-projects/project-card";
import { useFeaturedProjects } from "../../featured-projects/useFeaturedProjects";
import { Head } from "../../seo/Head";
import * as layout from "../../styles/layout.module.css";
import { ProjectSheet } from "../gallery/ProjectSheet";
import * as pageTitle from "../../styles/page-title.module.css";
import * as styles from "./NewProject.module.css";

interface Props {
  /** The slug in the address. */
  slug: string;
  words: Queries.NewProjectFragment;
  projectWords: Queries.NewProjectLabelsFragment;
  gallery: { title: string; path: string };
  /** true while the backend's projects are samples. */
  sample: boolean;
  /** Shown if there is no such project. */
  missing: ReactElement;
}

/**
 * A project that is newer than the build, taken from the fetched featured projects (decision 13). Rendering it starts the fetch, so it is
 * only used for unknown addresses of the gallery.
 */
export function NewProject({ slug, words, projectWords, gallery, sample, missing }: Props) {
  const { status, projects } = useFeaturedProjects();
  const project = projects.find((one) => one.slug === slug);
  if (project) return <FoundProject {...{ project, projectWords, gallery, sample }} />;
  if (status === "ready") return missing;
  const said = status === "waiting" ? words.projectLoading : words.projectFailed;
  return (
    <section className={`${styles.waiting} ${layout.ink}`}>
      <Head title={gallery.title} description={words.notFoundDescription} />
      <div className={layout.wrap}>
        <h1 className={`${pageTitle.title} ${styles.title}`}>{gallery.title}</h1>
        <p role="status" className={layout.lead}>
          {said}
        </p>
        {status === "failed" && (
          <p className={styles.call}>
            <PhoneLink className={layout.number} />
          </p>
        )}
      </div>
    </section>
  );
}

type FoundProps = Pick<Props, "projectWords" | "gallery" | "sample"> & { project: ProjectCard };

function FoundProject({ project, projectWords, gallery, sample }: FoundProps) {
  const { title, category, location, largePicture, alt, caption } = project;
  return (
    <>
      <Head title={title} description={caption ?? `${title}, ${location}`} />
      <ProjectSheet
        title={title}
        note={sample ? projectWords.sample : null}
        crumbs={[{ label: gallery.title, to: gallery.path }, { label: title }]}
        facts={[
          { label: projectWords.category, value: category },
          { label: projectWords.location, value: location },
        ]}
      >
        {largePicture && (
          <div className={styles.picture}>
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

export const fragments = graphql`
  fragment NewProject on ScreenWords {
    projectLoading
    projectFailed
    notFoundDescription
  }
  fragment NewProjectLabels on ProjectWords {
    category
    location
    sample
  }
`;
