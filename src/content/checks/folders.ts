/** Every file under content/ must be one that the site reads, and its name must be usable in an address. */
import { readdirSync, statSync, type Dirent } from "node:fs";
import path from "node:path";
import { whyNoSlug } from "../addresses";
import { pictureFile } from "../fields";
import { contentFolders } from "../folders";
import type { Kind } from "../kind";
import type { Entry, Problem } from "../read";
import { closest, fileNameOf, slugOf } from "../suggest";
import { eachField } from "../walk";
import type { Subject } from "./check";

/** Every file that no kind reads, every picture that is not listed, and every name that cannot be part of an address. */
export function checkFolders({ entries, kinds, root, unread }: Subject): Problem[] {
  const named = namedFiles(entries);
  const lost = new Set(unread.map(({ kind }) => kind.type));
  const files = filesUnder(path.join(root, "content"), "content");
  return files.flatMap(({ file, item }) => {
    const message = isBroken(root, file, item)
      ? "this leads to a file that does not exist; put the file itself here or take this away"
      : troubleWith(file, kinds, named, lost.size > 0);
    return message === undefined ? [] : [{ file, line: 1, message }];
  });
}

/** Files that systems and programs write beside those of a folder. Those that begin with a dot are ignored. */
const leftBehind =
  /^(?:(?:eh)?thumbs\.db|desktop\.ini|icon\r|~\$.*|#.*#|.*~|.*\.(?:bak|orig|rej|sw[op]|tmp|temp|part|crdownload|lock))$|(?:^|\/)__MACOSX\//i;

function filesUnder(absolute: string, folder: string): { file: string; item: Dirent }[] {
  return readdirSync(absolute, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((item) => {
      const file = `${folder}/${item.name}`;
      // A folder whose name ends with .md is reported when the entries are read.
      if (item.isDirectory())
        return item.name.endsWith(".md")
          ? []
          : filesUnder(path.join(absolute, item.name), file);
      return [{ file, item }];
    });
}

/** true for a broken symbolic link, except in place of an entry, where it is reported when the entries are read. */
function isBroken(root: string, file: string, item: Dirent): boolean {
  if (!item.isSymbolicLink() || file.endsWith(".md")) return false;
  try {
    statSync(path.join(root, file));
    return false;
  } catch {
    return true;
  }
}

/** Paths of all files that fields refer to. */
function namedFiles(entries: readonly Entry[]): Set<string> {
  return new Set(
    entries.flatMap((entry) =>
      eachField(entry.kind.fields, entry.data).flatMap(({ meta, value }) =>
        meta.file ? [`content/${meta.file.folder}/${String(value)}`] : [],
      ),
    ),
  );
}

function troubleWith(
  file: string,
  kinds: readonly Kind[],
  named: ReadonlySet<string>,
  incomplete: boolean,
): string | undefined {
  const folder = path.posix.dirname(file).replace(/^content\/?/, "");
  const name = path.posix.basename(file);
  if (leftBehind.test(name) || leftBehind.test(file))
    return "a program left this file behind; delete it";
  const { markdown, files, others, apart, yaml } = contentFolders(kinds);
  if (markdown.includes(folder)) return entryTrouble(name);
  if (yaml.includes(file.replace(/^content\//, ""))) return undefined;
  if (files.includes(folder)) return fileTrouble(file, folder, named, incomplete);
  if ([...others, ...apart].includes(folder)) return undefined;
  const near = closest(file.replace(/^content\//, ""), yaml);
  if (near !== undefined) return `the site does not read this file; call it content/${near}`;
  const parent = markdown.find((known) => folder.startsWith(`${known}/`));
  return parent === undefined
    ? `the site reads nothing here; entries stand in ${markdown.map((known) => `content/${known}`).join(", ")}`
    : `entries stand in content/${parent} itself and not in a folder of it; put the file there`;
}

function entryTrouble(name: string): string | undefined {
  const right = `${slugOf(name.replace(/(\.[a-z]+)+$/i, ""))}.md`;
  if (!/\.(md|mdx|markdown|txt)$/i.test(name))
    return "only Markdown files stand here; pictures belong into content/pictures";
  const why = whyNoSlug(right.slice(0, -".md".length));
  // Those that are read are reported with a name from their title.
  if (why !== undefined)
    return name.endsWith(".md")
      ? undefined
      : `a file here cannot be called ${right}: ${why}; give it a name like its title, and .md at its end`;
  return name === right
    ? undefined
    : `the name of the file becomes its address: lowercase letters, digits and hyphens, and .md at its end; call it ${right}`;
}

const endings = Object.keys(pictureFile.formats).map((ending) => `.${ending}`);

function fileTrouble(
  file: string,
  folder: string,
  named: ReadonlySet<string>,
  incomplete: boolean,
): string | undefined {
  const name = path.posix.basename(file);
  const right = fileNameOf(name);
  // An invalid name that a field refers to is reported on that field.
  if (name !== right && named.has(file)) return undefined;
  if (name !== right)
    return `names of files have lowercase letters, digits and hyphens; call it ${right}`;
  // Only pictures must be listed. If a file could not be read, the picture may be listed there.
  if (folder !== pictureFile.folder || incomplete || named.has(file)) return undefined;
  if (!endings.some((ending) => name.endsWith(ending)))
    return `this cannot be shown; save it as a picture whose name ends with ${endings.join(", ")}, or delete it`;
  return "this picture is not listed in content/pictures.yaml; add it there with its words, or delete it";
}
