/** Creates a new entry that passes the check. */
import { kindOf } from "../../src/content/kinds";
import { newText } from "../../src/content/new-entry-words";
import { beginnings, type Occasion } from "./beginnings";
import { frontMatter } from "./front-matter";

export interface NewEntry {
  /** Path relative to the project. */
  file: string;
  text: string;
  /** Its future path on the site. */
  address: string;
}

/** The commands that create an entry: article, project, town, service. */
export const commands = Object.keys(beginnings);

/**
 * Returns the entry that `command` creates.
 * @param slug of the title; lowercase letters, digits and hyphens.
 * @throws with a message for the editor if the title is invalid.
 */
export function newEntry(command: string, slug: string, occasion: Occasion): NewEntry {
  const beginning = beginnings[command];
  if (!beginning)
    throw new Error(`“${command}” cannot be created. The kinds are: ${commands.join(", ")}.`);
  const kind = kindOf(beginning.type);
  const title = kind.fields.shape.title?.safeParse(occasion.title);
  if (!slug || title?.error) {
    const reason =
      title?.error?.issues[0]?.message ?? "it needs letters or digits for its address";
    throw new Error(`“${occasion.title}” cannot be the title: ${reason}.`);
  }
  if (!("folder" in kind.source) || !kind.path)
    throw new Error(`${kind.type} has no folder of entries with pages.`);
  const given = beginning.fields(occasion);
  const fields = frontMatter(kind.fields, given, occasion.entries);
  return {
    file: `content/${kind.source.folder}/${slug}.md`,
    text: `---\n${fields}---\n\n${body}`,
    address: kind.path(slug),
  };
}

const body = `${newText.join("\n\n")}\n`;
