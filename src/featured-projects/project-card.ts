/** The data of a project card. */
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
  /** Address of the picture on a card; null if the row has none. */
  picture: string | null;
  /** Address of the picture on the project's page, which prefers the large one. */
  largePicture: string | null;
  alt: string;
}

/** Maps a checked row to its card. */
export function projectCard(project: Project, backendUrl: string): ProjectCard {
  const { slug, title, category, location, short_caption, alt_text } = project;
  const { thumbnail_image, image_file } = project;
  const address = (picture: string | null) =>
    (picture && resolvePicture(picture, backendUrl)) ?? null;
  return {
    slug,
    path: `/gallery/${slug}`,
    title,
    category,
    location,
    caption: short_caption,
    picture: address(thumbnail_image ?? image_file),
    largePicture: address(image_file ?? thumbnail_image),
    alt: alt_text ?? title,
  };
}
