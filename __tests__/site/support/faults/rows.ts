/** Faults of rows: valid rows are shown, and each invalid one is a console message. */
import { makeRow } from "../../../featured-projects/support/rows";
import { sendRows } from "../../../featured-projects/support/server";
import { goodRows, leftOut, row, type Fault } from "./fault";

/** A list that is requested once. */
const read = (
  name: string,
  rows: readonly unknown[],
  shown: readonly string[],
  ...said: string[]
): Fault => ({ name, answer: sendRows(...rows), asked: [0], shown, said });

const nulls = Object.fromEntries(Object.keys(makeRow()).map((field) => [field, null]));
const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
/** About 500 bytes per row. */
const tenMegabytes = Array.from({ length: 24_000 }, (_, index) =>
  row(index + 1, { short_caption: "A dome under the porch roof. ".repeat(4) }),
);

export const rowFaults: readonly Fault[] = [
  read(
    "10 MB of rows",
    tenMegabytes,
    [1, 2, 3, 4].map((number) => `Project ${number}`),
  ),
  read(
    "rows with missing fields",
    [{}, { slug: "only-a-slug", featured: true }, row(3)],
    ["Project 3"],
    leftOut("row 1: featured is not true"),
    leftOut('row 2 ("only-a-slug"): id is missing'),
  ),
  read(
    "rows of wrong types",
    [
      null,
      "row",
      row(3, { title: 7 }),
      row(4, { sort_order: "1" }),
      row(5, { featured: "true" }),
      row(6),
    ],
    ["Project 6"],
    leftOut("row 1: it is not an object"),
    leftOut("row 2: it is not an object"),
    leftOut('row 3 ("project-3"): title is not a text'),
    leftOut('row 4 ("project-4"): sort_order is not a number'),
    leftOut('row 5 ("project-5"): featured is not true'),
  ),
  read(
    "rows of nulls everywhere",
    [nulls, nulls],
    [],
    leftOut("row 1: featured is not true"),
    leftOut("row 2: featured is not true"),
  ),
  read(
    "rows with null wherever it may be",
    [
      row(1, {
        short_caption: null,
        alt_text: null,
        thumbnail_image: null,
        image_file: null,
        sort_order: null,
        date_completed: null,
      }),
    ],
    ["Project 1"],
  ),
  read(
    "rows with hostile strings",
    [
      row(1, { title: markup, alt_text: markup }),
      row(2, { slug: "../contact" }),
      row(3, { thumbnail_image: "javascript:alert(1)" }),
      row(4, { image_file: "data:image/svg+xml,<svg onload=alert(1)>" }),
      row(5, { image_file: "https://evil.example/x.jpg" }),
      row(6, { title: "x".repeat(20_000) }),
    ],
    [markup, "x".repeat(20_000)],
    leftOut('row 2 ("../contact"): slug has another form'),
    ...[
      ["3", "thumbnail_image"],
      ["4", "image_file"],
      ["5", "image_file"],
    ].map(([number, field]) =>
      leftOut(
        `row ${number} ("project-${number}"): ${field} is neither the name of a file in the bucket, a path of this site nor an address in the backend's storage`,
      ),
    ),
  ),
  read(
    "rows with one slug",
    [row(1), row(2, { slug: "project-1" }), row(3)],
    ["Project 1", "Project 3"],
    leftOut('row 2 ("project-1"): its slug is taken by a row before it'),
  ),
  read(
    "more rows than were asked for",
    goodRows(9),
    [1, 2, 3, 4].map((number) => `Project ${number}`),
  ),
];
