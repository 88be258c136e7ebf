/** @jest-environment node */
/** What the check accepts, and that it reports and never throws, whatever is in content/. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { checkAll, inLines } from "../../src/content";
import { createSite, type Site } from "./support/site";

const article = "blog/how-bright-a-screen.md";

let site: Site;
const lines = () => inLines(checkAll(site.root));
const read = (file: string) => readFileSync(site.at(file), "utf8");

/** The lines that the check prints if one of its rules has thrown an exception. */
const exceptions = () =>
  lines().filter((line) => line.includes("could not be checked to its end"));

beforeEach(() => {
  site = createSite();
});

afterEach(() => {
  site.remove();
});

test("the content of the site has no mistakes", () => {
  expect(inLines(checkAll("."))).toEqual([]);
});

test.each([
  "The words of [www.example.org](https://www.example.org) are its address; <https://example.org> stands alone.",
  "Code may hold `**` and `-x`.",
  "- **First** a bar\n- [then](/contact) a puck\n\n  and a word more",
  "| Place | Cost |\n| --- | --- |\n| Hall | none |",
  "The wall had -5 degrees.\n-40 would be *cold*.",
  "#1 of our reasons (the first one) [is here](/contact).",
  "```sh\n    read **x** http://example.org\n```",
])("accepts %j in a text", (text) => {
  site.apply({ file: article, append: `\n${text}\n` });
  expect(lines()).toEqual([]);
});

test.each(["business.yaml", "pictures.yaml", article])(
  "does not throw for a part of %s",
  (file) => {
    const whole = read(file);
    for (let part = 1; part < 8; part += 1) {
      site.write(file, whole.slice(0, (whole.length * part) / 8));
      expect(exceptions()).toEqual([]);
    }
  },
);

test.each(["[]", "{ a: { b: c } }", "~", "-1", "2025-01-01"])(
  "does not throw for the value %s in every field",
  (value) => {
    for (const file of ["business.yaml", "pages/home.yaml", "testimonials.yaml"])
      site.write(file, read(file).replace(/^([\s-]*\w+:) \S.*$/gm, `$1 ${value}`));
    expect(lines().length).toBeGreaterThan(9);
    expect(exceptions()).toEqual([]);
  },
);

test("reports a required file that is missing, and one that is a folder, and nothing that follows from that", () => {
  rmSync(site.at("business.yaml"));
  rmSync(site.at("pictures.yaml"));
  mkdirSync(site.at("pictures.yaml"));
  expect(lines()).toEqual([
    "content/business.yaml:1  this file is missing; the site needs it, so bring it back",
    "content/pictures.yaml:1  this is a folder, where the site needs a file; rename it or take it away",
  ]);
});

test("does not throw without content, for a file instead of a folder, or for a folder that links to itself", () => {
  rmSync(site.at("legal"), { recursive: true });
  writeFileSync(site.at("legal"), "Terms\n");
  symlinkSync(".", site.at("blog/again"));
  expect(exceptions()).toEqual([]);
  rmSync(site.at(""), { recursive: true });
  expect(lines().length).toBeGreaterThan(4);
});

test("reports a picture and a video that are too large", () => {
  const grow = (file: string, bytes: number) => {
    site.write(file, Buffer.concat([readFileSync(site.at(file)), Buffer.alloc(bytes)]));
  };
  grow("pictures/wide.jpg", 8_000_000);
  grow("video/film.mp4", 20_000_000);
  expect(lines()).toEqual([
    "content/gallery/stars-over-the-basement.md:8  video › mp4: content/video/film.mp4 has 20.0 MB; save it smaller, at most 20.0 MB",
    "content/pictures.yaml:1  file: content/pictures/wide.jpg has 8.0 MB; save it smaller, at most 8.0 MB",
  ]);
});
