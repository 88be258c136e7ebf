import { z } from "zod";
import {
  beforeLaunch,
  day,
  video,
  flag,
  group,
  integer,
  picture,
  relation,
  text,
} from "../fields";
import { byPosition } from "../by-position";
import { defineKind, entryFields, type SourceEntry } from "../kind";
import { sampleMark } from "../phrases";
import { articlesOfProjects } from "../related";

export default defineKind({
  type: "Project",
  description: "An item of the gallery, with a page of its own.",
  source: { folder: "gallery" },
  path: (slug) => `/gallery/${slug}`,
  unique: ["position"],
  component: "templates/project.tsx",
  shownFrom: "finished",
  parent: () => ({ kind: "GalleryPage" }),
  resolved: {
    articles: {
      description: "Up to two articles about its service, the newest first.",
      sdl: "[Article!]! @link",
      links: "Article",
      resolve: articlesOfProjects,
    },
    previous: {
      description: "The project before in the gallery; the last one for the first.",
      sdl: "Project @link",
      links: "Project",
      resolve: (entries) => neighbors(entries, -1),
    },
    next: {
      description: "The project after in the gallery; the first one for the last.",
      sdl: "Project @link",
      links: "Project",
      resolve: (entries) => neighbors(entries, 1),
    },
  },
  fields: z.strictObject({
    title: text("What was done, in a few words.", { min: 5, max: 70 }),
    description: text("What search engines show under the title.", { min: 70, max: 160 }),
    category: relation(
      "Category",
      "The category, by its gallery name in categories.yaml.",
      "gallery",
    ),
    location: text("Town or neighborhood.", { max: 60 }),
    picture: picture("The picture; of a video the still that stands for it.", {
      minWidth: 800,
    }),
    video: group("Video", "Set where the item is a video.", {
      mp4: video("mp4", "The H.264 file in content/video."),
      webm: video("webm", "The WebM file in content/video."),
      uploaded: day(
        "The day on which the video was put on the site; search engines ask for it.",
      ),
    }).optional(),
    caption: text("The sentence under the picture in the full-screen view.", { max: 200 }),
    finished: day(
      "The day on which the work was finished; month and year are shown. A project of a coming day waits for it.",
    ),
    position: integer("Position in the gallery, counted from 1.", { min: 1, max: 999 }),
    sample: beforeLaunch(
      flag("true until it is a project that the company finished."),
      sampleMark,
    ).optional(),
    ...entryFields,
  }),
});

function neighbors(entries: readonly SourceEntry[], step: 1 | -1): Map<string, string> {
  const slugs = [...entries].sort(byPosition).map(({ slug }) => slug);
  if (slugs.length < 2) return new Map();
  return new Map(
    slugs.flatMap((slug, index) => {
      const other = slugs[(index + step + slugs.length) % slugs.length];
      return other === undefined ? [] : [[slug, other] as const];
    }),
  );
}
