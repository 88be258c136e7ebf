/** Follows every recipe of EDITING.md on one copy, builds it, and checks the result on the pages. */
import { cpSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { copyProject, type Copy } from "./support/copy";
import { follow, recipes } from "./support/editing";

/** Before the publication of the scheduled article: the evening of February 28 in Maryland. */
const before = { BUILD_TIME: "2027-03-01T04:30:00Z" };

/** Recipes that change content, in the order of EDITING.md. */
const changing = [
  "Write an article",
  "Schedule an article, or keep it for later",
  "Rename a page",
  "Remove a page",
  "Replace a picture",
  "Put a picture into a text",
  "Make a drawing",
  "Add a project to the gallery",
  "Add a video to a project",
  "Add a town",
  "Change the phone number",
  "Change the hours",
  "Point the quote buttons at the job-request portal",
  "Name the licenses",
  "Put photos of finished work on the pages of regions",
];

const oldPages = {
  "content/pages/about.yaml": "/who-we-are",
  "content/pages/blog.yaml": "/news",
};

/** Sections without a recipe, and recipes that other tests cover. */
const others = [
  "Two ways to edit",
  "Edit in the browser",
  "Two kinds of file",
  "See a draft before visitors do",
  "Order the services, and do without the section drawing",
  "Change a color or the mark",
  "Replace the sample testimonials",
  "Make the words your own",
  "Before launch",
];

let copy: Copy;
const page = (address: string) => copy.html(address);

beforeAll(async () => {
  copy = copyProject();
  // The photograph that an editor adds.
  await sharp({ create: { width: 1800, height: 1200, channels: 3, background: "#335577" } })
    .jpeg()
    .toFile(path.join(copy.folder, "content/pictures/rack-after.jpg"));
  // The video that an editor adds.
  for (const ending of ["mp4", "webm"])
    cpSync(
      path.join(copy.folder, `content/video/home-theater.${ending}`),
      path.join(copy.folder, `content/video/rack-walk.${ending}`),
    );
  for (const title of changing) follow(copy, title);
  // “Pages that exist once take the same lines”: a page with its own component, and the list of articles.
  for (const [file, old] of Object.entries(oldPages))
    copy.write(file, `${copy.read(file)}redirectFrom:\n  - ${old}\n`);
  copy.build(before);
});

test("every recipe of EDITING.md is covered", () => {
  expect([...recipes().keys()].sort()).toEqual([...changing, ...others].sort());
});

test("an article is on its page, in the list and in the search; a draft is nowhere", () => {
  const article = page("/blog/when-to-rewire-an-old-house");
  expect(article).toContain("<h1");
  expect(article).toContain("The first paragraph is shown larger.");
  expect(article).toContain('<a href="/services/low-voltage">a link</a>');
  for (const place of ["dist/blog.html", "dist/blog/index.json", "dist/sitemap.html"])
    expect(copy.read(place)).toContain("/blog/when-to-rewire-an-old-house");
  expect(copy.read("content/blog/where-to-put-a-doorbell-camera.md")).toContain("draft: true");
  expect(copy.has("dist/blog/where-to-put-a-doorbell-camera.html")).toBe(false);
});

test("a renamed page has its new address, and the list links to it", () => {
  expect(page("/blog/tv-height")).toContain("How high should a TV hang?");
  expect(copy.has("dist/blog/how-high-to-mount-a-tv.html")).toBe(false);
  expect(page("/blog")).not.toContain("/blog/how-high-to-mount-a-tv");
});

test("a removed page is not in the lists", () => {
  expect(copy.has("dist/blog/lighting-scenes-kitchen-living-room.html")).toBe(false);
  expect(page("/sitemap")).not.toContain("/blog/lighting-scenes-kitchen-living-room");
});

test("a new picture is shown with its alternative text", () => {
  expect(page("/services/low-voltage")).toMatch(/\/rack-after\.avif 480w/);
  expect(page("/services/low-voltage")).toContain("every cable labeled, seen from the front");
});

test("a picture in a text has its alternative text, its caption and all formats", () => {
  const text = page("/blog/conference-room-audio-basics");
  expect(text).toMatch(/<figure><picture><source srcset="[^"]+\.avif 480w/);
  expect(text).toContain(
    'alt="Conference room at dusk with two wall displays and a table microphone"',
  );
  expect(text).toContain("<figcaption>Glass walls send the sound back.</figcaption>");
});

test("a project is in the gallery and has a page", () => {
  expect(page("/gallery/a-quiet-rack-in-the-basement")).toContain("What was asked for");
  expect(page("/gallery")).toContain("/gallery/a-quiet-rack-in-the-basement");
});

test("a video is on the page of its project in both formats, with the picture as its poster", () => {
  const [video] =
    /<video[^>]*>.*?<\/video>/s.exec(page("/gallery/three-racks-behind-one-door")) ?? [];
  expect(video).toMatch(/<source src="[^"]*rack-walk[^"]*\.mp4"/);
  expect(video).toMatch(/<source src="[^"]*rack-walk[^"]*\.webm"/);
  expect(video).toMatch(/ poster="[^"]*rack-wide/);
});

test("a town has a page, a badge on home and a link on the overview", () => {
  expect(page("/service-areas/ellicott-city")).toContain("Stone walls and steep streets");
  expect(page("/")).toContain('href="/service-areas/ellicott-city"');
  expect(page("/service-areas")).toContain('href="/service-areas/ellicott-city"');
});

test("the phone number, the hours and the portal change on all pages", () => {
  for (const address of ["/", "/contact", "/service-areas/towson"]) {
    expect(page(address)).toContain("tel:+14105550177");
    expect(page(address)).not.toContain("555-0142");
  }
  expect(page("/contact")).toContain("9am");
  expect(page("/")).toContain("Monday to Friday, 8am to 6pm; Saturday, 9am to 2pm");
  expect(page("/contact")).toContain('href="https://portal.example.com/request"');
});

test("a license is in the footer of every page, on the about page and on the contact page", () => {
  const times = (address: string) => page(address).split("107-0000").length - 1;
  expect([times("/blog"), times("/about"), times("/contact")]).toEqual([1, 2, 2]);
});

test("a photo replaces one drawing on the pages of regions; the other two stay", () => {
  const region = page("/service-areas/baltimore-city");
  expect(region).toMatch(/\/rack-after\.avif 480w/);
  expect(region.split("Project Photo Coming Soon").length - 1).toBe(2);
});

test("a scheduled article is published by a warm build after its day, and nothing else changes", () => {
  const addresses = () => copy.pages();
  const [waiting, coming] = [addresses(), "/blog/gift-guide-for-small-rooms"];
  expect(waiting).not.toContain(coming);
  expect(page("/blog")).not.toContain(coming);

  const said = copy.build({ BUILD_TIME: "2027-03-01T05:10:00Z" });

  expect(said).not.toContain("Cleaning the cache");
  // It is the thirteenth article, so the list gets a second page.
  expect(addresses()).toEqual([...waiting, coming, "/blog/page/2"].sort());
  for (const place of ["dist/blog.html", "dist/blog/index.json", "dist/sitemap.html"])
    expect(copy.read(place)).toContain(coming);
});

test("the edge responds at every address and redirects old ones permanently", () => {
  const redirects = copy.read("dist/_redirects");
  expect(redirects).toMatch(/^\/blog\/how-high-to-mount-a-tv \/blog\/tv-height 301$/m);
  expect(redirects).toMatch(
    /^\/blog\/lighting-scenes-kitchen-living-room \/services\/smart-home 301$/m,
  );
  expect(redirects).toMatch(/^\/who-we-are \/about 301$/m);
  expect(redirects).toMatch(/^\/news \/blog 301$/m);
  expect(copy.run("check:site", "local")).toMatch(/^site: \d+ addresses respond as expected$/m);
});

test("the tests of content pass after all edits", () => {
  copy.run("test:unit", "--testPathPatterns", "content/|scripts/new|supabase/schema");
});
