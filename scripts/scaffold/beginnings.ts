/**
 * What a new entry begins with where the field list alone cannot tell: its title, its place in the lists, and values that suit each
 * other. Everything else that is required follows from the field list (front-matter.ts).
 */
import type { Entry } from "../../src/content/index";

/** What a beginning is made from. */
export interface Occasion {
  title: string;
  /** The day of today in Maryland, YYYY-MM-DD. */
  today: string;
  /** All entries of the site. */
  entries: readonly Entry[];
}

type Fields = Record<string, unknown>;

/** The kinds that can be begun, each by the name of its command. */
export const beginnings: Record<string, { type: string; fields: (on: Occasion) => Fields }> = {
  article: {
    type: "Article",
    fields: ({ title, today, entries }) => {
      const category = of("Category", entries)[0];
      const services = [category?.service].filter((slug) => slug !== undefined);
      return { title, draft: true, date: today, category: category?.blog, services };
    },
  },
  project: {
    type: "Project",
    fields: ({ title, today, entries }) => ({
      title,
      draft: true,
      category: of("Category", entries).find(({ gallery }) => gallery !== undefined)?.gallery,
      finished: today,
      position: nextPosition("Project", entries),
    }),
  },
  town: {
    type: "Town",
    fields: ({ title, entries }) => {
      const region = entries.find(({ kind }) => kind.type === "Region");
      const position = nextPosition("Town", entries);
      const { lat, lon } = region?.data ?? {};
      return { title, draft: true, region: region?.slug, position, lat, lon };
    },
  },
  service: {
    type: "Service",
    fields: ({ title, entries }) => ({
      title,
      draft: true,
      letter: freeLetter(entries),
      intro: { crop: "66 110 250 200" },
      // A list needs no picture an item, as cards do.
      offers: { layout: "list", picture: of("Picture", entries)[0]?.file },
    }),
  },
};

const of = (type: string, entries: readonly Entry[]): Fields[] =>
  entries.filter(({ kind }) => kind.type === type).map(({ data }) => data);

/** The place after the last one in the lists. */
const nextPosition = (type: string, entries: readonly Entry[]) =>
  1 + Math.max(0, ...of(type, entries).map(({ position }) => Number(position ?? 0)));

/** The first letter of the section drawing that no service has. */
function freeLetter(entries: readonly Entry[]): string | undefined {
  const taken = new Set(of("Service", entries).map(({ letter }) => letter));
  return [..."ABCDEFGH"].find((letter) => !taken.has(letter));
}
