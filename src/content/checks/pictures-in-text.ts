/**
 * Pictures and drawings in an entry's text: `![what it shows](../pictures/rack.jpg "Caption")`, with a path relative to the entry's file.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { altTrouble, pictureFile } from "../fields";
import { drawingFolder } from "../folders";
import { oddCharacter } from "../characters";
import type { Entry, Problem } from "../read";
import { closest, fileNameOf } from "../suggest";
import type { Subject } from "./check";
import { namesIn } from "./files";
import { markdownOf, type Picture } from "./markdown";

/** Every picture in the text of `entry` that could not be shown, or whose alternative text is missing. */
export function checkPicturesInText(entry: Entry, { root }: Subject): Problem[] {
  if (!("folder" in entry.kind.source)) return [];
  return markdownOf(entry).pictures.flatMap((picture) => {
    const message =
      fileTrouble(picture, entry, root) ?? placeTrouble(picture) ?? wordsTrouble(picture);
    return message === undefined ? [] : [{ file: entry.file, line: picture.line, message }];
  });
}

function fileTrouble({ address }: Picture, entry: Entry, root: string): string | undefined {
  if (/^https?:/.test(address))
    return `pictures of other sites are not shown; put the file into content/${pictureFile.folder} and write “../${pictureFile.folder}/${/[\w-]+\.\w+$/.exec(address)?.[0] ?? "name.jpg"}”`;
  if (/^data:/i.test(address))
    return `the picture itself stands in the text (“${address.slice(0, 20)}…”); save it as a file in content/${pictureFile.folder} and write “../${pictureFile.folder}/name.jpg”`;
  const odd = oddCharacter(address);
  if (odd !== undefined) return `there is no picture “${address}”: ${odd}`;
  if (address.includes("\\"))
    return `write slashes (/) and not backslashes: “../${pictureFile.folder}/${address.replace(/^.*\\/, "")}”`;
  const folder = path.posix.dirname(entry.file);
  const file = path.posix.join(folder, address);
  const places = [pictureFile.folder, drawingFolder].map((name) => `content/${name}`);
  const place = places.find((known) => path.posix.dirname(file) === known);
  const name = path.posix.basename(address);
  const there = place === undefined ? [] : namesIn(path.join(root, place));
  if (place !== undefined && there.includes(name))
    return place.endsWith(drawingFolder) ? drawingTrouble(file, root) : undefined;
  // The file exists under an invalid name, which the check of folders reports.
  if (there.some((other) => fileNameOf(other) === name)) return undefined;
  const files = places.flatMap((known) =>
    namesIn(path.join(root, known)).map((other) => `${known}/${other}`),
  );
  const meant =
    files.find((other) => path.posix.basename(other) === name) ??
    files.find((other) => path.posix.basename(other) === closest(name, files.map(baseName)));
  return meant === undefined
    ? `there is no picture “${address}”; put it into ${places.join(" or ")} and write “${path.posix.relative(folder, `${places[0] ?? ""}/${name || "name.jpg"}`)}”`
    : `there is no picture “${address}”; write “${path.posix.relative(folder, meant)}”`;
}

const baseName = (file: string) => path.posix.basename(file);

/** Drawings are shown through <use>, which needs a viewBox and an id. */
function drawingTrouble(file: string, root: string): string | undefined {
  const svg = readFileSync(path.join(root, file), "utf8");
  if (/<svg[^>]*\sviewBox="/.test(svg) && /\sid="figure"/.test(svg)) return undefined;
  return `${file} cannot be shown: a drawing is an SVG file with a viewBox and an element with the id “figure”`;
}

function placeTrouble({ alone, address }: Picture): string | undefined {
  return alone
    ? undefined
    : `the picture “${address}” must stand alone: write it on a line of its own, with an empty line above and below it`;
}

function wordsTrouble({ alt, address }: Picture): string | undefined {
  if (alt === "")
    return `write in the brackets what the picture shows, for people who do not see it: ![…](${address})`;
  return altTrouble(alt);
}
