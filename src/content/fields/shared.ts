/** Fields that kinds share. */
import { pageLink } from "./addresses";
import { group, list, points } from "./groups";
import { beforeLaunch } from "./meta";
import { text } from "./text";
import { coordinates, flag, integer } from "./values";

/** What search engines show of a page. */
export const searchDescription = text("Description under the title in search results.", {
  min: 70,
  max: 160,
});

export const heading = text("Heading.", { max: 80 });

/** The position of an entry among those of its kind. */
export const position = (max = 99) =>
  integer("Position in lists, counted from 1.", { min: 1, max });

/** An optional section: a heading with one to eight points under it. */
export const pointsSection = (type: string, description: string, items: string) =>
  group(type, description, { title: heading, items: points(items) }).optional();

/** A link to a page of this site. */
export const link = (type: string, description: string, max = 40) =>
  group(type, description, {
    label: text("Words.", { max }),
    to: pageLink("Page that it opens."),
  });

/** Names on maps that are not pages. */
export const orientation = (description: string) =>
  list(
    description,
    group("Orientation", "Reference label.", {
      name: text("Name.", { max: 30 }),
      ...coordinates,
      water: flag("true for a bay or a river, whose name has no dot.").optional(),
    }),
    { max: 8 },
  ).optional();

/** A percentage of a picture's width or height. */
export const percentage = { pattern: /^\d{1,3}(\.\d+)?%$/, example: "84.2%" };

/** Two percentages: from the left and from the top. */
export const focalPoint = {
  pattern: /^\d{1,3}(\.\d+)?% \d{1,3}(\.\d+)?%$/,
  example: "14% 50%",
};

/** An optional flag that the launch check reports where it is true. */
export const flagUntilLaunch = (description: string, message: string) =>
  beforeLaunch(flag(description), (value) => value === true, message).optional();

/** A flag that marks samples, which the owner removes with them. */
export const sampleFlag = (description: string) => flagUntilLaunch(description, "is a sample");

/** One to eight figures with what they count. */
export const figures = (type: string, description: string) =>
  list(
    description,
    group(type, "Figure.", {
      // A number of years that contradicts other texts of the specification (decision 2).
      figure: beforeLaunch(
        text("Figure.", { max: 12 }),
        (value) => value === "15+",
        "disagrees with “over 10 years” and with the year of founding",
      ),
      // A number of counties that includes cities (decision 3).
      label: beforeLaunch(
        text("Label under the figure.", { max: 30 }),
        (value) => /^Counties served$/i.test(String(value)),
        "counts {city}, which is an independent city, not a county",
      ),
    }),
    { min: 1, max: 8 },
  );
