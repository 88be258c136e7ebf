/** Files that fields refer to: they must exist, have the format that their extension names, and have a size that the site can use. */
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { pictureFile, type FileRule } from "../fields";
import type { Entry, Problem } from "../read";
import { fileNameOf, hint } from "../suggest";
import { eachField } from "../walk";
import { atField, type Subject } from "./check";

interface Content {
  format?: string;
  /** In pixels; pictures only. */
  width?: number;
  /** In pixels; pictures only. */
  height?: number;
  /** true if Exif data rotate or mirror the picture. The site would apply its size and focal point to the picture as stored. */
  turned?: boolean;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Every file that a field of `entry` refers to and that cannot be used. */
export function checkNamedFiles(entry: Entry, { root }: Subject): Problem[] {
  return eachField(entry.kind.fields, entry.data).flatMap(({ keys, meta, value }) => {
    if (!meta.file || typeof value !== "string") return [];
    const message = troubleWith(value, meta.file, root);
    return message === undefined ? [] : [atField(entry, keys, message)];
  });
}

function troubleWith(name: string, rule: FileRule, root: string): string | undefined {
  const { folder, formats, maxBytes } = rule;
  if (name.includes("/") || name.includes("\\"))
    return `write only the name of the file, without its folder: “${name.replace(/^.*[/\\]/, "")}”`;
  const endings = Object.keys(formats);
  const right = fileNameOf(name);
  const format = formats[endingOf(right)];
  if (format !== undefined && name !== right)
    return `names of files have lowercase letters, digits and hyphens; call the file ${right}, and write that name here`;
  if (format === undefined)
    return `“${name}” cannot be shown; the name must end with ${endings.map((ending) => `.${ending}`).join(", ")}`;
  const file = path.join(root, "content", folder, name);
  const bytes = sizeOf(file);
  if (bytes === undefined) return missing(name, folder, root);
  if (bytes > maxBytes)
    return `content/${folder}/${name} has ${megabytes(bytes)}; save it smaller, at most ${megabytes(maxBytes)}`;
  const { format: real, width, turned } = contentOf(file);
  if (real !== format)
    return `content/${folder}/${name} is not what its name says: it is ${real ?? "no picture or video that can be read"}; save it as ${format}`;
  if (turned)
    return `content/${folder}/${name} is stored as the camera was held, with a note how to turn it, and would be cropped wrongly; crop or turn it in a picture program and save it, which stores it upright`;
  return width === undefined
    ? undefined
    : widthTrouble(`content/${folder}/${name}`, width, rule);
}

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1] ?? "";

function widthTrouble(
  name: string,
  width: number,
  { minWidth = 0, maxWidth = Infinity }: FileRule,
) {
  if (width < minWidth)
    return `${name} is ${width} pixels wide; that is too small, put a picture of at least ${minWidth} pixels there`;
  if (width > maxWidth)
    return `${name} is ${width} pixels wide; save it smaller, at most ${maxWidth} pixels wide`;
  return undefined;
}

function missing(name: string, folder: string, root: string): string | undefined {
  const there = `content/${folder}`;
  const files = namesIn(path.join(root, there));
  // The file exists under an invalid name, which the check of folders reports.
  if (files.some((file) => fileNameOf(file) === name)) return undefined;
  return `there is no file ${there}/${name}; put it there, or ${hint(name, files)}`;
}

/** Names of the files in a folder, without those that begin with a dot; empty if the folder does not exist. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith("."))
      .sort();
  } catch {
    return [];
  }
}

/** Size in bytes; undefined if the file does not exist. */
export function sizeOf(file: string): number | undefined {
  try {
    const found = statSync(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

/** The real format of a file: image-size detects pictures, and videos are detected by their first bytes. */
export function contentOf(file: string): Content {
  const head = firstBytes(file, 12);
  if (
    head.subarray(4, 8).toString("latin1") === "ftyp" &&
    !/avif|heic|mif1/.test(head.toString("latin1"))
  )
    return { format: "mp4" };
  if (head.subarray(0, 4).toString("hex") === "1a45dfa3") return { format: "webm" };
  try {
    const { type, width, height, orientation = 1 } = imageSize(readFileSync(file));
    return { format: type, width, height, turned: orientation > 1 };
  } catch {
    return {};
  }
}

function firstBytes(file: string, count: number): Buffer {
  const descriptor = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(count);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, count, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** Every picture that is too narrow for the field that refers to it, even if it is wide enough for other fields. */
export function checkPictureWidths({ entries, root }: Subject): Problem[] {
  const widths = new Map<string, number | undefined>();
  const widthOf = (name: string) => {
    const file = path.join(root, "content", pictureFile.folder, name);
    if (!widths.has(name))
      widths.set(name, sizeOf(file) === undefined ? undefined : contentOf(file).width);
    return widths.get(name);
  };
  return entries.flatMap((entry) =>
    eachField(entry.kind.fields, entry.data).flatMap(({ keys, meta, value }) => {
      if (meta.minWidth === undefined || typeof value !== "string") return [];
      const width = widthOf(value);
      // A picture that is too small for every field is reported in the list of pictures.
      if (width === undefined || width >= meta.minWidth || width < (pictureFile.minWidth ?? 0))
        return [];
      return [
        atField(
          entry,
          keys,
          `“${value}” is ${width} pixels wide and would be blurred here; name one of at least ${meta.minWidth} pixels`,
        ),
      ];
    }),
  );
}
