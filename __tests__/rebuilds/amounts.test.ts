/**
 * A company with one article and eight projects and testimonials, real profiles and no job-request portal (decision 17), and with files that
 * have the names of others in another folder.
 */
import { entries, first, present, words } from "../support/content";
import { copyProject, type Copy } from "./support/copy";

/** An article whose text needs no other one. */
const only = present(
  entries("Article").find(({ fields }) => !String(fields.body).includes("(/blog/")),
  "article without links to others",
);
/** Drawings of pictures, in the folder of those of texts. */
const pictureDrawings = entries("Picture", "drawing").map(
  ({ fields }) => `drawings/${String(fields.drawing)}`,
);
const namesake = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" />\n';
let copy: Copy;

const textsOf = (address: string, selector: string) =>
  [...copy.page(address).querySelectorAll(selector)].map(({ textContent }) => textContent);
beforeAll(() => {
  copy = copyProject();
  for (const { file } of entries("Article")) if (file !== only.file) copy.remove(file);
  const project = copy.read(first("Project").file);
  for (let number = entries("Project").length + 1; number <= 8; number += 1)
    copy.write(
      `content/gallery/project-${number}.md`,
      project
        .replace(/^title: .*$/m, `title: Project number ${number}`)
        .replace(/^position: .*$/m, `position: ${number}`),
    );
  const voices = "content/testimonials.yaml";
  const [voice = ""] = copy.read(voices).split(/^(?=- )/m);
  for (let number = entries("Testimonial").length + 1; number <= 8; number += 1)
    copy.write(
      voices,
      copy.read(voices) + voice.replace(/name: .*/, `name: Customer ${number}`),
    );
  copy.edit("content/business.yaml", /, sample: true/g, "");
  for (const name of ["drawings/map.svg", "brand/section.svg", ...pictureDrawings])
    copy.write(`content/${name}`, namesake);
  copy.build({ PORTAL_URL: "", PORTAL_SOCIAL_URL: "" });
});

test("the one article is in the list, and its page offers no others", () => {
  expect(textsOf("/blog", "main h2")).toContain(only.title);
  expect(textsOf(only.path, "main h2")).not.toContain(words("BlogPage", "relatedArticles"));
});

test("all eight projects are in the gallery and have pages, and all eight customers are quoted", () => {
  const cards = [...copy.page("/gallery").querySelectorAll("main a[data-item]")];
  const paths = cards.map((card) => card.getAttribute("href"));
  expect(new Set(paths).size).toBe(8);
  expect(copy.pages()).toEqual(expect.arrayContaining(paths));
  expect(textsOf("/", "blockquote")).toHaveLength(8);
});

test("without samples among the company's profiles, no note says that they are coming", () => {
  const note = words("Business", "socialNote");
  expect(copy.page("/contact").querySelector("main")?.textContent).not.toContain(note);
});

test("a file does not replace one of the same name in another folder", () => {
  const published = copy.texts(/\.svg$/);
  expect(published.length).toBeGreaterThan(pictureDrawings.length);
  expect(published.filter(([, text]) => text === namesake)).toEqual([]);
});

test("no page has an empty heading or link, or the text of a missing value", () => {
  for (const address of copy.pages()) {
    const main = copy.page(address).querySelector("main");
    const empty = [...(main?.querySelectorAll("h1, h2, h3, a") ?? [])].filter(
      (each) =>
        !each.textContent?.trim() &&
        !each.getAttribute("aria-label") &&
        !each.querySelector("img:not([alt=''])"),
    );
    expect([address, empty.map(({ outerHTML }) => outerHTML)]).toEqual([address, []]);
    expect(main?.textContent).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
  }
});
