/** The files of a new company's content folder. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Document, parse, stringify } from "yaml";
import type { Entry } from "../../src/content/index";
import { kindOf, kinds } from "../../src/content/kinds";
import { frontMatter } from "../scaffold/front-matter";
import type { Company } from "./answers";
import { turnedTo, type Colors } from "./colors";
import { entriesOf, marked, picturesOf, singlesOf, slugOf, type Draft } from "./entries";
import { makeMark } from "./mark";
import { focal, makePicture } from "./pictures";
import { stateNameOf } from "./places";

/** Contents of files by their paths in content/. */
export type Files = Map<string, string | Buffer>;

/**
 * Returns all files of content/ for `company`.
 * @param today the company's date, YYYY-MM-DD.
 * @param existing the content folder from which colors and legal texts are copied.
 */
export async function contentOf(
  company: Company,
  today: string,
  existing: string,
): Promise<Files> {
  const old = parse(readFileSync(path.join(existing, "brand.yaml"), "utf8")) as Colors;
  const colors = company.color ? turnedTo(company.color, old) : old;
  const mark = await makeMark(company.name);
  const files: Files = new Map([["brand/mark.svg", mark]]);
  const lists = listsOf(company);
  for (const { source } of kinds) if ("list" in source) files.set(source.list, stringify([]));
  for (const [name, list] of Object.entries(lists)) files.set(`${name}.yaml`, stringify(list));
  const drafts = [...singlesOf(company, colors), ...entriesOf(company, today)];
  const known = knownEntries(company, drafts);
  for (const draft of drafts) files.set(draft.file, textOf(draft, known));
  for (const [name, text] of legalTexts(existing, company, today))
    files.set(`legal/${name}`, text);
  for (const [index, { file }] of lists.pictures.entries())
    files.set(`pictures/${file}`, await makePicture(mark, colors, index + 1));
  return files;
}

/** The lists that are not empty. */
function listsOf(company: Company) {
  return {
    pictures: [...picturesOf(company)].map(([name, shows]) => ({
      file: `${name}.jpg`,
      alt: marked(`a photo that shows ${shows}, and these words with what it shows`),
      focal: [...focal],
      illustrative: true,
    })),
    categories: company.services.map((title) => ({
      service: slugOf(title),
      blog: title,
      gallery: title,
      question: marked(`a question about ${title}`),
    })),
  };
}

/** The entries that relations can refer to. */
function knownEntries(company: Company, drafts: readonly Draft[]) {
  const { pictures, categories } = listsOf(company);
  type Known = Pick<Entry, "kind" | "slug" | "data">;
  return [
    ...pictures.map((data): Known => ({ kind: kindOf("Picture"), slug: data.file, data })),
    ...categories.map((data): Known => ({
      kind: kindOf("Category"),
      slug: data.service,
      data,
    })),
    ...drafts.map(({ file, type, fields }): Known => ({
      kind: kindOf(type),
      slug: path.basename(file, path.extname(file)),
      data: fields,
    })),
  ];
}

function textOf({ file, type, fields, body }: Draft, known: ReturnType<typeof knownEntries>) {
  const yaml = frontMatter(kindOf(type).fields, fields, known, marked);
  return file.endsWith(".md") ? `---\n${yaml}---\n\n${body ?? ""}\n` : yaml;
}

/** The legal texts describe what the website does, which stays the same. Only the state is replaced; the company checks the rest. */
function legalTexts(existing: string, company: Company, today: string): [string, string][] {
  const state = oldState(existing);
  const folder = path.join(existing, "legal");
  return readdirSync(folder).map((name) => {
    const [, yaml = "", body = ""] =
      /^---\n(.*?)---\n(.*)$/s.exec(readFileSync(path.join(folder, name), "utf8")) ?? [];
    const fields = new Document({ ...(parse(yaml) as object), updated: today });
    const note = marked("read this page, make it true of your company, and delete this line.");
    // The texts of a company that has not read them yet begin with the note already.
    const text = body.replace(note, "").trim().replaceAll(state, stateNameOf(company.state));
    return [name, `---\n${fields.toString({ lineWidth: 0 })}---\n\n${note}\n\n${text}\n`];
  });
}

function oldState(existing: string): string {
  const business = parse(readFileSync(path.join(existing, "business.yaml"), "utf8")) as {
    address: { state: string };
  };
  return stateNameOf(business.address.state);
}
