/** Every file under content/ must be one that the site reads, with a name that can be an address; those of static/ must not be personal. */
import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { inflateSync } from "node:zlib";
import { addressProblem } from "../addresses";
import { fieldFolders, fileFolders, pictureFile, pictureFolder } from "../fields";
import type { Kind } from "../kind";
import type { Problem } from "../read/entry";
import { filesAndLinksUnder } from "../read/disk";
import { filesIn } from "../read/read";
import { closest, fileNameOf, uniqueName, slugOf } from "../suggest";
import { valuesOf } from "../walk";
import type { Subject } from "./check";
import { endingsOf, heic, isHeic } from "./pictures";

/** Every file that no kind reads, every picture that is not listed, and every name that cannot be part of an address. */
export function* checkFolders(subject: Subject): Iterable<Problem> {
  const { root } = subject;
  const named = namedFiles(subject);
  for (const file of filesAndLinksUnder(path.join(root, "content"), root)) {
    // A folder whose name ends with .md is reported when the entries are read.
    if (/\/\.|\.md\//.test(file)) continue;
    // A broken symbolic link in place of an entry is reported when the entries are read.
    const isBroken = !file.endsWith(".md") && !existsSync(path.join(root, file));
    const message = isBroken
      ? "this links to a file that does not exist; add the file itself, or delete this link"
      : errorIn(file, subject, named);
    if (message !== undefined) yield { file, line: 1, message };
  }
}

/** Files that systems and programs write beside those of a folder. Those that begin with a dot are ignored. */
const leftBehind =
  /^(?:(?:eh)?thumbs\.db|desktop\.ini|icon\r|~\$.*|#.*#|.*~|.*\.(?:bak|orig|rej|sw[op]|tmp|temp|part|crdownload|lock))$|(?:^|\/)__MACOSX\//i;

const deleteIt = "a program left this temporary file here; delete it";

/** Paths of all files that fields refer to. */
const namedFiles = ({ entries }: Subject): ReadonlySet<string> =>
  new Set(
    entries
      .flatMap(valuesOf)
      .flatMap(({ meta, value }) =>
        meta.file ? [`content/${meta.file.folder}/${String(value)}`] : [],
      ),
  );

/** Folders of files that the embedded backend serves and the build does not read. */
const backendFolder = `${pictureFolder}/thumbnails`;

function errorIn(
  file: string,
  subject: Subject,
  named: ReadonlySet<string>,
): string | undefined {
  const { kinds } = subject;
  const inContent = file.replace(/^content\//, "");
  const folder = path.posix.dirname(inContent);
  const name = path.posix.basename(file);
  if (leftBehind.test(name) || leftBehind.test(file)) return deleteIt;
  const kind = kinds.find(({ source }) => "folder" in source && source.folder === folder);
  if (kind) return entryNameError(file, kind, subject);
  const yaml = kinds.flatMap(({ source }) => ("file" in source ? source.file : []));
  if (yaml.includes(inContent)) return undefined;
  if (fieldFolders.includes(folder)) return fileNameError(file, named, subject);
  if (fileFolders.includes(folder) || folder === backendFolder) return undefined;
  const near = closest(inContent, yaml);
  if (near !== undefined)
    return `the site does not use this file; rename it to content/${near}`;
  const entryFolders = kinds.flatMap(({ source }) => ("folder" in source ? source.folder : []));
  const parent = entryFolders.find((other) => folder.startsWith(`${other}/`));
  return parent === undefined
    ? `files here are ignored; entries go in ${entryFolders.map((other) => `content/${other}`).join(", ")}`
    : `entries go directly in content/${parent}, not in a subfolder; move the file there`;
}

/** `name`, or with a number in it if the folder has a file of this name. */
function freeName(name: string, folder: string, root: string): string {
  const { name: stem, ext } = path.parse(name);
  const others = filesIn(folder, root).map((file) => path.parse(file));
  const taken = others.flatMap((other) => (other.ext === ext ? other.name : []));
  return `${uniqueName(stem, taken)}${ext}`;
}

function entryNameError(
  file: string,
  kind: Kind,
  { entries, root }: Subject,
): string | undefined {
  const name = path.basename(file);
  if (!/\.(md|mdx|markdown|txt)$/i.test(name))
    return "only Markdown files go here; pictures go in content/pictures";
  const entry = entries.find((other) => other.file === file);
  const title = slugOf(String(entry?.data.title ?? ""), "");
  const slug = slugOf(name.replace(/(\.[a-z]+)+$/i, ""), title);
  const right = `${slug}.md`;
  const renamed = (to: string) =>
    to === ""
      ? "choose a name for the page, such as home-theater-cost.md"
      : `rename it to ${freeName(`${to}.md`, path.dirname(file), root)}`;
  const why = kind.path && addressProblem(kind.path(slug));
  if (why !== undefined)
    return `a file here cannot be named ${entry ? name : right}: ${why}; ${renamed(title)}`;
  return name === right
    ? undefined
    : `the file name becomes the page’s address; it may contain only lowercase letters, digits and hyphens, and end with .md; ${renamed(slug)}`;
}

function fileNameError(
  file: string,
  named: ReadonlySet<string>,
  { root, unread }: Subject,
): string | undefined {
  // An invalid name that a field refers to is reported on that field.
  if (named.has(file)) return undefined;
  const name = path.posix.basename(file);
  const right = fileNameOf(name);
  if (name !== right)
    return `use only lowercase letters, digits and hyphens in file names; rename it to ${freeName(right, path.posix.dirname(file), root)}`;
  // Only pictures must be listed. A file that could not be read may name this one.
  if (path.posix.dirname(file) !== `content/${pictureFolder}` || unread.length > 0)
    return undefined;
  if (isHeic(name)) return `this is ${heic}`;
  return Object.keys(pictureFile.formats).some((ending) => name.endsWith(`.${ending}`))
    ? "this picture is not listed in content/pictures.yaml; add it there with a description (alt), or delete it"
    : `this cannot be shown; save it as a picture whose name ends with ${endingsOf(pictureFile)}, or delete it`;
}

/** Files of static/ from which the build removes personal data (decision 45), and those that have none. */
const cleaned = /^(?:jpg|png|webp|gif|avif|mp4|webm)$/;
const harmless = /\.(?:ico|woff2?)$/i;

/** Formats of text that name their author, or the places of a walk. */
const personalText = /\.(?:rtf|xmp|fod[tsp]|eps|ps|ai|gpx|kml|tcx|eml|mht(?:ml)?)$/i;

/** The author of a PDF in its properties or in its metadata, and the metadata and the place of a photo. */
const personalPdf =
  /\/Author\s*(?:[(<](?!\s*[)>])|\d+ \d+ R)|<(?:dc:creator|pdf:Author)\b|\spdf:Author=|Exif\0\0|exif:GPS|tiff:Model/;

/** What drawing programs add: the author, the path of the file on a computer, and photographs, which have metadata of their own. */
const personalSvg =
  /\s(?:sodipodi:docname|inkscape:export-filename)\s*=|<dc:(?:creator|publisher|rights)\b|\bdata:image\/(?:jpe?g|webp|tiff|heic)/;

/** The text of a PDF, with that of its compressed parts. */
function textOfPdf(pdf: Buffer): string {
  const text = pdf.toString("latin1");
  const parts = Array.from(
    text.matchAll(/(?<!end)stream\r?\n/g),
    ({ index, 0: { length } }) => {
      try {
        return inflateSync(pdf.subarray(index + length)).toString("latin1");
      } catch {
        // Pictures are compressed otherwise.
        return "";
      }
    },
  );
  return [text, ...parts].join("\n");
}

/** Every file of static/, and every drawing, that says, or may say, who made it, where and when. */
export function* checkPersonalData({ root, facts }: Subject): Iterable<Problem> {
  for (const [file, { format = "", error }] of facts) {
    const isDrawing = format === "svg";
    if (error || cleaned.test(format) || !(isDrawing || file.startsWith("static/"))) continue;
    const message = personalDataIn(file, readFileSync(path.join(root, file)), isDrawing);
    if (message !== undefined) yield { file, line: 1, message };
  }
}

function personalDataIn(file: string, bytes: Buffer, isDrawing: boolean): string | undefined {
  const name = path.posix.basename(file);
  if (isDrawing)
    return personalSvg.test(bytes.toString())
      ? "this drawing names its author or a folder on a computer, or contains a photo; save it without them (Inkscape: File › Save As › Optimized SVG, with “Remove metadata”)"
      : undefined;
  if (leftBehind.test(name) || name === ".DS_Store") return deleteIt;
  if (isHeic(name)) return `this is ${heic}`;
  const isPdf = bytes.subarray(0, 1024).includes("%PDF-");
  if (isPdf && personalPdf.test(textOfPdf(bytes)))
    return "this PDF names its author or the camera of a photo; remove that and save it again (Word: File › Info › Inspect Document; Acrobat: Redact › Remove Hidden Information)";
  const isUnclear = isPdf
    ? bytes.includes("/Encrypt")
    : !isUtf8(bytes) || personalText.test(name);
  return isUnclear && !harmless.test(name)
    ? "this file may say who made it, where and when, and the build cannot remove that; save it as PDF without a password, JPEG, PNG, WebP, MP4 or WebM, or delete it"
    : undefined;
}
