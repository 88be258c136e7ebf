/**
 * Initial values of a new entry that do not follow from the field list: its title, its position in lists, and values that depend on each other.
 * front-matter.ts derives all other required values from the field list.
 */
import { byPosition } from "../../src/content/by-position";
import type { Entry } from "../../src/content/index";

/** What the initial values are made from. */
export interface Occasion {
  title: string;
  /** Today's date by the company's clocks, YYYY-MM-DD. */
  today: string;
  /** All entries of the site. */
  entries: readonly Entry[];
}

type Fields = Record<string, unknown>;

/** The kinds of entries that can be created, by command. */
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
      // Files are read by name; the first region in lists is the one with the lowest position.
      const [region] = entries.filter(({ kind }) => kind.type === "Region").sort(byPosition);
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
      position: nextPosition("Service", entries),
      // Unlike cards, a list needs no picture for each item.
      offers: { layout: "list", picture: of("Picture", entries)[0]?.file },
    }),
  },
};

const of = (type: string, entries: readonly Entry[]): Fields[] =>
  entries.filter(({ kind }) => kind.type === type).map(({ data }) => data);

/** The position after the last entry in lists. */
const nextPosition = (type: string, entries: readonly Entry[]) =>
  1 + Math.max(0, ...of(type, entries).map(({ position }) => Number(position ?? 0)));
