/**
 * The output of a build depends on the commit and its inputs only, not on the folder or on earlier builds there. One exception: a warm build also keeps the
 * scripts and styles of the previous build for one deploy, for pages that are still open (src/gatsby/dist.ts).
 */
import path from "node:path";
import { entries, longArticle, present } from "../support/content";
import { copyProject, type Copy } from "./support/copy";
import { difference, namesIn } from "./support/folders";

const clock = { BUILD_TIME: "2025-03-01T12:00:00Z" };
/** With this variable Gatsby installs Netlify's adapter, unless gatsby-config has one. */
const onNetlify = { ...clock, NETLIFY: "true" };
const output = (copy: Copy) => path.join(copy.folder, "dist");
const hashedScript = /^[^/]+[.-][0-9a-f]{20}\.(js|css)(\.LICENSE\.txt)?$/;

function edit(copy: Copy, file: string, from: RegExp, to: string): void {
  const text = copy.read(file);
  if (!from.test(text)) throw new Error(`${file} has nothing like ${String(from)}`);
  copy.write(file, text.replace(from, to));
}

/** An article that no other article links to. */
const gone = present(
  entries("Article").find(
    ({ slug, path: address }) =>
      slug !== longArticle.slug &&
      entries("Article").every(({ fields }) => !String(fields.body).includes(address)),
  ),
  "article that no other one links to",
);

/** Changes what editors change between two builds: adds an article, removes one, edits texts. */
function changeContent(copy: Copy): void {
  const article = gone.file;
  copy.write("content/blog/one-more.md", copy.read(article));
  copy.remove(article);
  const words = longArticle.file;
  edit(copy, words, /\n---\n\n?/, "\n---\n\nA new first line.\n\n");
  edit(
    copy,
    "content/pages/home.yaml",
    /^title: .*$/m,
    "title: Another title of the home page",
  );
}

/** Changes what engineers change: a component and a style sheet. */
function changeCode(copy: Copy): void {
  edit(copy, "src/components/logo/Logo.tsx", /<span/, '<span data-changed=""');
  edit(copy, "src/components/letter-badge/LetterBadge.module.css", /\{/, "{\n  --changed: 1;");
}

let first: Copy;
let second: Copy;
let onNetlifySaid: string;

beforeAll(() => {
  first = copyProject();
  second = copyProject();
  first.build(clock);
  onNetlifySaid = second.build(onNetlify);
});

test("two clean builds in two folders, one of them with NETLIFY set, are byte-identical", () => {
  expect(onNetlifySaid).toContain("Using dist adapter");
  expect(namesIn(output(first)).length).toBeGreaterThan(first.pages().length);
  expect(difference(output(first), output(second))).toEqual({
    onlyFirst: [],
    onlySecond: [],
    changed: [],
  });
});

test("a change of content builds warm and a change of code cleans the cache; undoing both gives the clean output plus the changed scripts", () => {
  changeContent(first);
  expect(first.build(clock)).not.toContain("Cleaning the cache");
  const content = difference(output(first), output(second));
  expect(content.onlyFirst).toContain("blog/one-more.html");
  expect(content.onlySecond).toContain(`${gone.path.slice(1)}.html`);
  changeCode(first);
  expect(first.build(clock)).toContain("Cleaning the cache");
  const code = difference(output(first), output(second));
  expect(code.changed).toContain("index.html");
  // dist/ also has the scripts of the previous build, for pages that are still open.
  expect(code.onlySecond.filter((name) => hashedScript.test(name))).toEqual([]);
  const editsScripts = code.onlyFirst.filter((name) => hashedScript.test(name));
  expect(editsScripts).not.toEqual([]);

  first.undo();
  expect(first.build(clock)).toContain("Cleaning the cache");
  expect(difference(output(first), output(second))).toEqual({
    onlyFirst: editsScripts,
    onlySecond: [],
    changed: [],
  });
});
