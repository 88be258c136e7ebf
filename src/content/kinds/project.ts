import * as F from "../fields";
import { computed, defineKind, type SourceEntry } from "../kind";
import { articlesOfProject, projectsIn, slugs } from "../related";

export default defineKind({
  type: "Project",
  description: "Project in the gallery.",
  source: { folder: "gallery" },
  path: (slug) => `/gallery/${slug}`,
  unique: ["position"],
  component: "templates/project.tsx",
  shownFrom: "finished",
  parent: () => ({ kind: "GalleryPage" }),
  mainEntity: "CreativeWork",
  order: "position",
  resolved: {
    articles: computed(
      '[Article!]! @link(by: "slug")',
      "Up to two articles about its service, the newest first.",
      articlesOfProject,
    ),
    previous: computed(
      'Project @link(by: "slug")',
      "Previous project of the gallery; the last one for the first.",
      (project, all) => neighbor(project, all, -1),
    ),
    next: computed(
      'Project @link(by: "slug")',
      "Next project of the gallery; the first one for the last.",
      (project, all) => neighbor(project, all, 1),
    ),
  },
  fields: {
    title: F.text("What was done, in a few words.", { min: 5, max: 70 }),
    description: F.searchDescription,
    category: F.relation(
      "Category",
      "Category, by its gallery name in categories.yaml.",
      "gallery",
    ),
    location: F.text("Town or neighborhood.", { max: 60 }),
    picture: F.picture("Picture; for a video, a still from it.", { minWidth: 800 }),
    video: F.group("Video", "Video, if the project has one.", {
      mp4: F.video("mp4", "H.264 file in content/video."),
      webm: F.video("webm", "WebM file in content/video."),
      uploaded: F.day("Date on which the video was published, for search engines."),
    }).optional(),
    caption: F.text("Sentence under the picture in the full-screen view.", { max: 200 }),
    finished: F.day(
      "Date on which the work was finished; the site shows month and year. A project with a future date appears on that day.",
    ),
    position: F.position(999),
    sample: F.sampleFlag("true until it is a project that the company finished."),
  },
});

/** The slug of the project `step` positions further in the gallery, which has no end. */
function neighbor(project: SourceEntry, all: readonly SourceEntry[], step: number) {
  const projects = slugs(projectsIn(all));
  const index = projects.indexOf(project.slug) + step;
  return projects.length < 2 ? undefined : projects.at(index % projects.length);
}
