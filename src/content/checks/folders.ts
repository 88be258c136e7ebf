/** Every file under content/ must be one that the site reads, with a name that can be an address; those of static/ must not be personal. */
import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { slugProblem } from "../addresses";
import { fieldFolders, fileFolders, pictureFile, pictureFolder } from "../fields";
import type { Entry, Problem } from "../read/entry";
import { filesUnder } from "../read/read";
import { closest, fileNameOf, uniqueName, slugOf } from "../suggest";
import { valuesOf } from "../walk";
import type { Subject } from "./check";
import { endingsOf, heic, isHeic } from "./pictures";

/** Every file that no kind reads, every picture that is not listed, and every name that cannot be part of an address. */
export function* checkFolders(subject: Subject): Iterable<Problem> {
  const { root } = subject;
  const named = namedFiles(subject);
  for (const file of filesUnder("content", root)) {
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
  { kinds, unread, entries }: Subject,
  named: ReadonlySet<string>,
): string | undefined {
  const inContent = file.replace(/^content\//, "");
  const folder = path.posix.dirname(inContent);
  const name = path.posix.basename(file);
  if (leftBehind.test(name) || leftBehind.test(file))
    return "a program left this temporary file here; delete it";
  const entryFolders = kinds.flatMap(({ source }) => ("folder" in source ? source.folder : []));
  if (entryFolders.includes(folder)) return entryNameError(file, entries);
  const yaml = kinds.flatMap(({ source }) => ("file" in source ? source.file : []));
  if (yaml.includes(inContent)) return undefined;
  if (fieldFolders.includes(folder)) return fileNameError(file, named, unread.length > 0);
  if (fileFolders.includes(folder) || folder === backendFolder) return undefined;
  const near = closest(inContent, yaml);
  if (near !== undefined)
    return `the site does not use this file; rename it to content/${near}`;
  const parent = entryFolders.find((other) => folder.startsWith(`${other}/`));
  return parent === undefined
    ? `files here are ignored; entries go in ${entryFolders.map((other) => `content/${other}`).join(", ")}`
    : `entries go directly in content/${parent}, not in a subfolder; move the file there`;
}

function entryNameError(file: string, entries: readonly Entry[]): string | undefined {
  const name = path.basename(file);
  const slug = slugOf(name.replace(/(\.[a-z]+)+$/i, ""));
  const right = `${slug}.md`;
  if (!/\.(md|mdx|markdown|txt)$/i.test(name))
    return "only Markdown files go here; pictures go in content/pictures";
  const why = slugProblem(slug);
  const entry = entries.find((other) => other.file === file);
  if (why !== undefined && entry) {
    const title = slugOf(String(entry.data.title ?? `a-page-${slug}`));
    const taken = entries.flatMap((other) => (other.kind === entry.kind ? other.slug : []));
    return `a file here cannot be named ${name}: ${why}; rename it to ${uniqueName(title, taken)}.md`;
  }
  if (why !== undefined)
    return `a file here cannot be named ${right}: ${why}; give it a name like its title that ends with .md`;
  return name === right
    ? undefined
    : `the file name becomes the page’s address; it must have only lowercase letters, digits and hyphens, and end with .md; rename it to ${right}`;
}

/** @param incomplete true if a file could not be read: it may name this one. */
function fileNameError(
  file: string,
  named: ReadonlySet<string>,
  incomplete: boolean,
): string | undefined {
  // An invalid name that a field refers to is reported on that field.
  if (named.has(file)) return undefined;
  const name = path.posix.basename(file);
  const right = fileNameOf(name);
  if (name !== right)
    return `file names have only lowercase letters, digits and hyphens; rename it to ${right}`;
  // Only pictures must be listed.
  if (path.posix.dirname(file) !== `content/${pictureFolder}` || incomplete) return undefined;
  if (isHeic(name)) return `this is ${heic}`;
  return Object.keys(pictureFile.formats).some((ending) => name.endsWith(`.${ending}`))
    ? "this picture is not listed in content/pictures.yaml; add it there with a description (alt), or delete it"
    : `this cannot be shown; save it as a picture whose name ends with ${endingsOf(pictureFile)}, or delete it`;
}

/** Files of static/ from which the build removes personal data (decision 45). */
const cleaned = ["jpg", "png", "webp", "gif", "avif", "svg", "mp4", "webm"];

/** The author of a PDF in its properties or in its metadata, and the metadata and the place of a photo. */
const personal = /\/Author\s*[(<](?!\s*[)>])|<(?:dc:creator|pdf:Author)\b|Exif\0\0|exif:GPS/;

/** Every file of static/ that says, or may say, who made it, where and when. */
export function* checkStaticFiles({ root, facts }: Subject): Iterable<Problem> {
  for (const [file, { format = "", error }] of facts) {
    if (!file.startsWith("static/") || cleaned.includes(format) || error) continue;
    const bytes = readFileSync(path.join(root, file));
    const isPdf = bytes.toString("latin1", 0, 5) === "%PDF-";
    const message =
      isPdf && personal.test(bytes.toString("latin1"))
        ? "this PDF names its author or the camera of a photo; remove that and save it again (Word: File › Info › Inspect Document; Acrobat: Redact › Remove Hidden Information)"
        : (isPdf ? bytes.includes("/Encrypt") : !isUtf8(bytes))
          ? "this file may say who made it, where and when, and the build cannot remove that; save it as PDF without a password, JPEG, PNG, WebP, MP4 or WebM"
          : undefined;
    if (message !== undefined) yield { file, line: 1, message };
  }
}
