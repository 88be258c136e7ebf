/** All kinds of content, one module each in kinds/. */
import type { Kind } from "./kind";
import aboutPage from "./kinds/about-page";
import article from "./kinds/article";
import blogPage from "./kinds/blog-page";
import brand from "./kinds/brand";
import business from "./kinds/business";
import category from "./kinds/category";
import contactPage from "./kinds/contact-page";
import galleryPage from "./kinds/gallery-page";
import homePage from "./kinds/home-page";
import textPage from "./kinds/text-page";
import navigation from "./kinds/navigation";
import picture from "./kinds/picture";
import projectLabels from "./kinds/project-labels";
import project from "./kinds/project";
import regionLabels from "./kinds/region-labels";
import region from "./kinds/region";
import screenLabels from "./kinds/screen-labels";
import sectionDrawing from "./kinds/section-drawing";
import serviceAreasPage from "./kinds/service-areas-page";
import serviceLabels from "./kinds/service-labels";
import service from "./kinds/service";
import sitemapPage from "./kinds/sitemap-page";
import testimonial from "./kinds/testimonial";
import town from "./kinds/town";

export const kinds: readonly Kind[] = [
  aboutPage,
  article,
  blogPage,
  brand,
  business,
  category,
  contactPage,
  galleryPage,
  homePage,
  textPage,
  navigation,
  picture,
  projectLabels,
  project,
  regionLabels,
  region,
  screenLabels,
  sectionDrawing,
  serviceAreasPage,
  serviceLabels,
  service,
  sitemapPage,
  testimonial,
  town,
];

/** The kind with that name; throws if there is none. */
export function kindOf(type: string): Kind {
  const kind = kinds.find((candidate) => candidate.type === type);
  if (!kind) throw new Error(`There is no kind of content called ${type}.`);
  return kind;
}
