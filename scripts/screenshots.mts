/**
 * `npm run screenshots`: captures every kind of page and every open state at five widths, from the current dist/, into screenshots/ (not in git),
 * with a contact sheet for each width.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { mapFrame } from "../src/domain/map-links";
import { launchBrowser } from "./browser.mjs";
import { builtPages } from "./built-pages";
import { startEdge } from "./edge.mjs";
import { startBackendOfBuild } from "./embedded-backend.mjs";
import { pagesOfEveryKind } from "./guard/pages";
import { root } from "./processes.mjs";

interface Shot {
  name: string;
  path: string;
  /** Puts the page into the state. */
  state?: (page: Page) => Promise<unknown>;
  /** true captures only the viewport, not the full page. */
  screen?: boolean;
  /** The smallest and largest width at which the state exists. */
  from?: number;
  to?: number;
}

const widths = [360, 768, 1024, 1280, 1920];
const heights: Record<number, number> = {
  360: 740,
  768: 1024,
  1024: 768,
  1280: 800,
  1920: 1080,
};

const built = path.join(root, "dist");
const paths = builtPages(built).map((page) => page.path);
/** The built pages whose addresses begin so. */
const under = (start: string) => paths.filter((each) => each.startsWith(start));
const services = under("/services/");

/** One page of every kind, all services, and a missing page. Named after their addresses. */
const pages = [...new Set([...pagesOfEveryKind(built), ...services, "/no-such-page"])].map(
  (address): Shot => ({
    name: address.slice(1).replaceAll("/", "-") || "home",
    path: address,
  }),
);

const menu = (name: string, place: number): Shot => ({
  name: `state-${name}-menu`,
  path: "/",
  screen: true,
  from: 1280,
  state: (page) => page.locator("header nav summary").nth(place).click(),
});

const states: Shot[] = [
  menu("services", 0),
  menu("areas", 1),
  {
    name: "state-drawer",
    path: services[0] ?? "/",
    screen: true,
    to: 1279,
    state: (page) => page.locator("header button[popovertarget]").click(),
  },
  // A company may have no project yet.
  ...under("/gallery/")
    .slice(0, 1)
    .map((project) => ({
      name: "state-lightbox",
      path: `/gallery?item=${path.basename(project)}`,
      screen: true,
      state: (page: Page) => page.locator("dialog[open] :is(img, video)").first().waitFor(),
    })),
  {
    name: "state-gallery-filtered",
    path: "/gallery",
    // Filters exist only if there are at least two categories.
    state: async (page) => {
      const filters = page.locator("main [role='group'] button");
      if ((await filters.count()) > 1) await filters.nth(1).click();
    },
  },
  { name: "state-blog-empty", path: "/blog?q=zzz" },
];

const folder = path.join(root, "screenshots");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const edge = await startEdge();
const closeBackend = await startBackendOfBuild();
const browser = await launchBrowser();
try {
  for (const width of widths) {
    const files: string[] = [];
    for (const shot of [...pages, ...states]) {
      if (width < (shot.from ?? 0) || width > (shot.to ?? Infinity)) continue;
      files.push(await take(shot, width));
    }
    await contactSheet(files, path.join(folder, `sheet-${width}.png`));
    console.log(`${width}: ${files.length} pictures`);
  }
} finally {
  await browser.close();
  await edge.close();
  await closeBackend();
}

async function take(shot: Shot, width: number): Promise<string> {
  const context = await browser.newContext({
    // No touch emulation: it ends during a full-page screenshot, which changes the height of touch targets.
    viewport: { width, height: heights[width] ?? 800 },
    reducedMotion: "reduce",
  });
  // The street map comes from another site.
  await context.route(`${mapFrame}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
  const page = await context.newPage();
  await page.goto(`${edge.url}${shot.path}`, { waitUntil: "load" });
  await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await shot.state?.(page);
  if (!shot.screen) await showEverything(page);
  await page.waitForTimeout(400);
  const file = path.join(folder, `${shot.name}-${width}.png`);
  await page.screenshot({ path: file, fullPage: !shot.screen });
  await context.close();
  return file;
}

/** Scrolls through the page and waits for all pictures, including lazy ones. */
async function showEverything(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
}

/** Arranges all screenshots side by side, each 240 pixels wide and at most 900 high. */
async function contactSheet(files: string[], target: string): Promise<void> {
  const cell = { width: 240, height: 900 };
  const columns = 7;
  const composite = await Promise.all(
    files.map(async (file, index) => {
      const { width = 1, height = 1 } = await sharp(file).metadata();
      const scaled = Math.round((height / width) * cell.width);
      const small = await sharp(file).resize({ width: cell.width }).png().toBuffer();
      const cut = Math.min(scaled, cell.height);
      return {
        input: await sharp(small)
          .extract({ left: 0, top: 0, width: cell.width, height: cut })
          .png()
          .toBuffer(),
        left: (index % columns) * (cell.width + 10),
        top: Math.floor(index / columns) * (cell.height + 10),
      };
    }),
  );
  await sharp({
    create: {
      width: columns * (cell.width + 10),
      height: Math.ceil(files.length / columns) * (cell.height + 10),
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(composite)
    .png({ palette: true })
    .toFile(target);
}
