/**
 * `npm run listing`: prints the company's data as text to copy into business listings. Exits with 1 if content/ has errors, because the
 * data might then be incomplete.
 */
import { inLines, openContent } from "../src/content/index";
import { listing, type ListedCompany } from "../src/domain/listing";

const content = openContent(process.cwd());
if (content.findings.length > 0) {
  for (const line of inLines(content.findings)) console.error(line);
  process.exit(1);
}
const { nodes } = content.site({ now: new Date(), drafts: false });
const titles = (type: string) =>
  nodes.filter((node) => node.type === type).map(({ fields }) => String(fields.title));
const company = nodes.find(({ type }) => type === "Business")?.fields;
console.log(
  listing(company as unknown as ListedCompany, titles("Service"), [
    ...titles("Region"),
    ...titles("Town"),
  ]),
);
