/** A gallery for tests: its words, projects and pages, and replacements for what jsdom lacks. */
import { useStaticQuery } from "gatsby";

const picture = { alt: "A room", focal: [0.5, 0.5], image: null };

export const project = (slug: string, gallery: string, video = false) => ({
  slug,
  path: `/gallery/${slug}`,
  title: `Title of ${slug}`,
  location: "Somewhere",
  caption: `Caption of ${slug}`,
  category: { gallery },
  picture,
  video: video ? { mp4: { publicURL: "/v.mp4" }, webm: { publicURL: "/v.webm" } } : null,
});

const names = ["Home Theaters", "Security Systems"];
const perPage = 24;

export const words = {
  title: "Gallery",
  lead: "Rooms",
  all: "All Projects",
  filterLabel: "Category",
  found: "{count} projects",
  oneFound: "1 project",
  more: "Show more projects",
  missing: "Some projects did not arrive.",
  previous: "Previous projects",
  next: "More projects",
  empty: "No projects yet.",
  image: "Image",
  video: "Video",
  videoFallback: "Your browser does not support the video tag.",
  projectLink: "About this project",
  closing: "A room like one of these?",
  quoteLabel: "Request a Free Quote",
};

/** The pages of a list of `projects`. */
export function listOf(projects: readonly ReturnType<typeof project>[]) {
  const count = Math.max(1, Math.ceil(projects.length / perPage));
  const pages = Array.from({ length: count }, (_, index) =>
    index === 0 ? "/gallery" : `/gallery/page/${index + 1}`,
  );
  const counts = names
    .map((gallery) => ({
      category: { gallery },
      count: projects.filter(({ category }) => category.gallery === gallery).length,
    }))
    .filter(({ count }) => count > 0);
  return pages.map((_, index) => ({
    title: index === 0 ? "Gallery" : `Gallery, page ${index + 1}`,
    number: index + 1,
    total: projects.length,
    before: index * perPage,
    pages,
    previous: pages[index - 1] ?? null,
    next: pages[index + 1] ?? null,
    counts,
    projects: projects.slice(index * perPage, (index + 1) * perPage),
  }));
}

/** Prepares the results of queries and the missing browser APIs. `pause` replaces the method of videos. */
export function beforeGallery(pause: () => void = () => undefined): void {
  window.history.replaceState({ key: "router" }, "", "/gallery");
  jest.mocked(useStaticQuery).mockReturnValue({
    business: { quote: null, email: "us@sample.test" },
    navigation: {},
    build: {},
    brand: {},
    screenWords: {},
    contactPage: { path: "/contact" },
  });
  // jsdom lacks CSS.escape, media playback and dialogs.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  HTMLMediaElement.prototype.pause = pause;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
