/** Pictures and videos: the files that fields and texts refer to must exist, be what their names say, and have a size that the site can use. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { oddCharacter } from "../characters";
import { altError, drawingFolder, pictureFile, type FileRule } from "../fields";
import type { Entry, Problem } from "../read/entry";
import { filesIn } from "../read/read";
import { closest, fileNameOf, hint } from "../suggest";
import { valuesOf } from "../walk";
import { atField, isPublished, repeated, type Subject, type ValueCheck } from "./check";
import { markdownOf } from "./markdown";

/** Checks of files that a field refers to and that cannot be used, or that are too narrow for this field. */
export const fileCheck =
  (subject: Subject): ValueCheck =>
  ({ meta: { file, minWidth }, value }) => {
    if (file) return fileError(value, file, subject);
    return minWidth === undefined ? undefined : widthError(value, minWidth, subject);
  };

/** What is wrong with the width of a picture for its field. One that is too small for every field is reported in the list of pictures. */
function widthError(name: string, minWidth: number, { facts }: Subject): string | undefined {
  const { width = minWidth } = facts.get(`content/${pictureFile.folder}/${name}`) ?? {};
  return width < minWidth && width >= pictureFile.minWidth
    ? `“${name}” is ${width} pixels wide and would look blurry here; choose one that is at least ${minWidth} pixels wide`
    : undefined;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function fileError(name: string, rule: FileRule, subject: Subject): string | undefined {
  const { folder, formats, maxBytes, minWidth = 0, maxWidth = Infinity } = rule;
  if (/[/\\]/.test(name))
    return `write only the name of the file, without its folder: “${name.replace(/^.*[/\\]/, "")}”`;
  const right = fileNameOf(name);
  const format = formats[/\.([^.]+)$/.exec(right)?.[1] ?? ""];
  if (format === undefined && isHeic(right)) return `“${name}” is ${heic}`;
  if (format === undefined)
    return `“${name}” cannot be shown; the name must end with ${endingsOf(rule)}`;
  if (name !== right)
    return `use only lowercase letters, digits and hyphens in file names; rename the file to ${right}, and write that name here`;
  const file = `content/${folder}/${name}`;
  const facts = subject.facts.get(file);
  if (!facts) {
    const files = filesIn(`content/${folder}`, subject.root).map(baseName);
    // The file exists under an invalid name, which the check of folders reports.
    if (files.some((other) => fileNameOf(other) === name)) return undefined;
    return `there is no file ${file}; add it there, or ${hint(name, files)}`;
  }
  const { size } = statSync(path.join(subject.root, file));
  if (size > maxBytes)
    return `${file} is ${megabytes(size)}; make it smaller, at most ${megabytes(maxBytes)}`;
  // The check of usable files reports it.
  if (facts.error !== undefined) return undefined;
  if (facts.format === "heic") return `${file} is not what its extension says: it is ${heic}`;
  if (facts.format !== format) {
    const remedy = /^(mp4|webm)$/.test(format)
      ? `convert it to ${format}, for example with HandBrake`
      : `save it as ${format}`;
    return `${file} is not what its extension says: it is ${facts.format ?? "not a readable picture or video"}; ${remedy}`;
  }
  const { width = minWidth } = facts;
  if (width < minWidth)
    return `${file} is ${width} pixels wide, which is too narrow; replace it with one at least ${minWidth} pixels wide`;
  if (width > maxWidth)
    return `${file} is ${width} pixels wide; make it smaller, at most ${maxWidth} pixels wide`;
  return undefined;
}

export const isHeic = (name: string): boolean => /\.hei[cf]s?$/i.test(name);

/** What a file in the format of iPhones is, and what to do. */
export const heic =
  "HEIC, which browsers do not show; open it, export it as JPEG and use that file (renaming it is not enough). iPhones store JPEG with Settings › Camera › Formats › Most Compatible";

/** The endings that the name of a file may have. */
export const endingsOf = ({ formats }: FileRule): string =>
  Object.keys(formats)
    .map((ending) => `.${ending}`)
    .join(", ");

/** Every picture in a text, `![what it shows](../pictures/rack.jpg "Caption")`, that could not be shown, or whose alternative text is missing. */
export function* checkPicturesInText({ entries, root }: Subject): Iterable<Problem> {
  for (const entry of entries)
    for (const { address, alone, alt, line } of markdownOf(entry).pictures) {
      const message =
        addressError(address, entry, root) ??
        (alone
          ? undefined
          : `the picture “${address}” must be on a line of its own, with an empty line above and below`) ??
        (alt === ""
          ? `write in the brackets what the picture shows, for people who cannot see it: ![…](${address})`
          : altError(alt));
      if (message !== undefined) yield { file: entry.file, line, message };
    }
}

const baseName = (file: string) => path.posix.basename(file);

function addressError(address: string, entry: Entry, root: string) {
  const pictures = pictureFile.folder;
  if (/^https?:/.test(address))
    return `pictures from other sites are not shown; save the file in content/${pictures} and write “../${pictures}/${/[\w-]+\.\w+$/.exec(address)?.[0] ?? "name.jpg"}”`;
  if (/^data:/i.test(address))
    return `the picture is pasted into the text (“${address.slice(0, 20)}…”); save it in content/${pictures} and write “../${pictures}/name.jpg”`;
  const odd = oddCharacter(address);
  if (odd !== undefined) return `there is no picture “${address}”: ${odd}`;
  if (address.includes("\\"))
    return `write slashes (/), not backslashes: “../${pictures}/${address.replace(/^.*\\/, "")}”`;
  const from = path.posix.dirname(entry.file);
  const file = path.posix.join(from, address);
  const name = baseName(address).replace(/[?#].*/, "");
  if (isHeic(name)) return `“${name}” is ${heic}`;
  const folders = [`content/${pictures}`, `content/${drawingFolder}`];
  const files = folders.flatMap((folder) => filesIn(folder, root));
  if (files.includes(file))
    return file.startsWith(`content/${drawingFolder}/`) ? drawingError(file, root) : undefined;
  const here = files.filter((other) => path.posix.dirname(other) === path.posix.dirname(file));
  // The file exists under an invalid name, which the check of folders reports.
  if (here.some((other) => baseName(other) !== name && fileNameOf(baseName(other)) === name))
    return undefined;
  const meant =
    files.find((other) => baseName(other) === name) ??
    files.find((other) => baseName(other) === closest(name, files.map(baseName)));
  const right = path.posix.relative(from, meant ?? `content/${pictures}/${name || "name.jpg"}`);
  return meant === undefined
    ? `there is no picture “${address}”; save it in ${folders.join(" or ")} and write “${right}”`
    : `there is no picture “${address}”; write “${right}”`;
}

/** Drawings are shown through <use>, which needs a viewBox and an id. */
function drawingError(file: string, root: string): string | undefined {
  const svg = readFileSync(path.join(root, file), "utf8");
  if (/<svg[^>]*\sviewBox="/.test(svg) && /\sid="figure"/.test(svg)) return undefined;
  return `${file} cannot be shown: a drawing is an SVG file with a viewBox and an element with the id “figure”`;
}

/** Every file that nobody can use: a picture or video that browsers cannot show, or one that is stored elsewhere. */
export function* checkUsable({ facts }: Subject): Iterable<Problem> {
  for (const [file, { error }] of facts)
    if (error !== undefined) yield { file, line: 1, message: error };
}

/** Every picture that an entry shows twice on its page (decision 41), in fields or in its text; `cardPicture` is only on other pages. Drafts may repeat one. */
export function* checkRepeatedPictures(entry: Entry): Iterable<Problem> {
  if (!entry.kind.path || !isPublished(entry)) return;
  const inFields = valuesOf(entry).filter(
    ({ meta, keys }) => meta.relation?.kind === "Picture" && keys[0] !== "cardPicture",
  );
  const inText = markdownOf(entry).pictures.map(({ address, line }) => ({
    line,
    value: baseName(address),
  }));
  for (const [shown] of repeated([...inFields, ...inText], ({ value }) => value)) {
    const message = `the page shows “${String(shown.value)}” twice; choose another picture`;
    yield "keys" in shown
      ? atField(entry, shown.keys, message)
      : { file: entry.file, line: shown.line, message };
  }
}
