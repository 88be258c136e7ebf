/** What is shown of a project that comes from the backend. */
import { resolvePicture } from "./picture-address";
import type { Project } from "./row";

export interface ProjectCard {
  slug: string;
  /** Address of the project's page. */
  path: string;
  title: string;
  category: string;
  location: string;
  caption: string | null;
  /** Address of the picture; null where the row has none. */
  picture: string | null;
  alt: string;
}

/** Maps a checked row to its card. */
export function projectCard(project: Project, backendUrl: string): ProjectCard {
  const { slug, title, category, location, short_caption, alt_text } = project;
  const picture = project.thumbnail_image ?? project.image_file;
  return {
    slug,
    path: `/gallery/${slug}`,
    title,
    category,
    location,
    caption: short_caption,
    picture: (picture && resolvePicture(picture, backendUrl)) ?? null,
    alt: alt_text ?? title,
  };
}
