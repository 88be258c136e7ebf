/** Serves pictures like Supabase Storage serves objects of a public bucket. */
import { readFile } from "node:fs/promises";
import path from "node:path";

export interface Picture {
  type: string;
  bytes: Buffer;
}

const types: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/** The picture `name` (decoded) in `folder`; undefined if there is none or the path leaves the folder. */
export async function readPicture(folder: string, name: string): Promise<Picture | undefined> {
  const type = types[path.extname(name).toLowerCase()];
  if (!type || !/^\w[\w.-]*(?:\/\w[\w.-]*)*$/.test(name)) return undefined;
  try {
    return { type, bytes: await readFile(path.join(folder, name)) };
  } catch {
    return undefined;
  }
}
