/**
 * `npm run new -- article "Title"`, also for a project, a town or a service: creates a draft from the template in scripts/new/, for an editor
 * to fill in. The draft passes the check. Never overwrites a file.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { newText } from "../src/content/checks/text";
import { companyDay, readAll } from "../src/content/index";
import type { Kind } from "../src/content/kind";
import { kindOf } from "../src/content/kinds";
import { byPosition } from "../src/content/related";
import { slugOf } from "../src/content/suggest";
import { metaOf } from "../src/content/walk";
import { root } from "./processes.mjs";

const templates = path.join(root, "scripts/new");

/** Creates the entry and returns a message about the next steps. Throws an error with a message for the editor. */
function create(name: string, title: string): string {
  const names = readdirSync(templates).map((file) => path.basename(file, ".yaml"));
  if (!names.includes(name) || !title)
    throw new Error(
      `Write the kind (${names.join(", ")}) and the title in quotation marks: npm run new -- article "The title"`,
    );
  const kind = kindOf(`${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  if (!("folder" in kind.source) || !kind.path)
    throw new Error(`${kind.type} has no folder of entries with pages.`);
  const issue = kind.fields.shape.title?.safeParse(title).error?.issues[0];
  if (issue) throw new Error(`“${title}” cannot be the title: ${issue.message}.`);
  const slug = slugOf(title);
  const file = `content/${kind.source.folder}/${slug}.md`;
  if (existsSync(path.join(root, file)))
    throw new Error(`${file} already exists. Choose another title, or edit that file.`);
  const values = valuesFor(kind.type, title);
  const template = readFileSync(path.join(templates, `${name}.yaml`), "utf8");
  const lines = template.replace(/\$(\w+)/g, (_, value: string) =>
    stringify(values[value], { lineWidth: 0 }).trim(),
  );
  writeFileSync(
    path.join(root, file),
    `---\n${withLabels(lines, kind)}---\n\n${newText.join("\n\n")}\n`,
  );
  return `${file} was created.

1. Replace every value that says “Replace this”, and the text under the fields.
2. npm run check:content   lists mistakes.
3. Delete the line “draft: true”. The page is then published at ${kind.path(slug)}.`;
}

/** `lines` with the label of each field above it, and below them the fields that the template leaves out. */
function withLabels(lines: string, { fields }: Kind): string {
  const labels = new Map(
    Object.entries(fields.shape).map(([name, field]) => [name, metaOf(field).description]),
  );
  const labeled = lines.replace(/^(\w+):/gm, (line, name: string) => {
    const label = labels.get(name);
    labels.delete(name);
    return `# ${label}\n${line}`;
  });
  const others = [...labels].map(([name, label]) => `# ${name}: ${label}\n`);
  return `${labeled}\n# May be left out:\n${others.join("")}`;
}

/** What the words after $ in a template stand for: the title, and values that refer to entries of the site. */
function valuesFor(type: string, title: string): Record<string, unknown> {
  const entries = readAll(root);
  const all = (kind: string) => entries.filter((entry) => entry.kind.type === kind);
  const category = all("Category").find(({ data }) => data.gallery)?.data;
  const region = all("Region").sort(byPosition)[0];
  const positions = all(type).map(({ data }) => Number(data.position ?? 0));
  return {
    title,
    today: companyDay(entries, new Date()),
    position: 1 + Math.max(0, ...positions),
    picture: all("Picture")[0]?.data.file,
    blogCategory: category?.blog,
    galleryCategory: category?.gallery,
    service: category?.service,
    region: region?.slug,
    lat: region?.data.lat,
    lon: region?.data.lon,
  };
}

const [name = "", ...words] = process.argv.slice(2);
try {
  console.log(create(name, words.join(" ").trim()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
