/** Writes files for programs: XML site map, feed, robots.txt, security.txt, vCard, web app manifest, icons, and the service worker. */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Mark } from "../../content/brand";
import { cardPath, feedPath, securityPath, siteMapPath, workerPaths } from "../../domain/site";
import type { Site } from "../../seo/site";
import { writeWhole } from "../../content/read/disk";
import { feed } from "./feed";
import { webManifest, writeIcons } from "./icons";
import { reportsTo, securityTxt } from "./security-txt";
import { picturesIn, robots, siteMap } from "./site-map";
import { vcard } from "./vcard";

/**
 * Writes the files into `folder`, the built site.
 * @param data of the query in gatsby-node.ts.
 */
export async function writeMachineFiles(
  folder: string,
  site: Site,
  mark: Mark,
  { build, blogPage, allContentPage, allArticle }: Queries.MachineFilesQuery,
): Promise<void> {
  const { siteUrl, business, brand } = site;
  const { preview, day } = build;
  const pages = allContentPage.nodes.map(({ path: address, lastChanged }) => ({
    path: address,
    changed: lastChanged ?? undefined,
    pictures: picturesIn(readFileSync(path.join(folder, address, "index.html"), "utf8")),
  }));
  const write = (address: string, text: string) => writeWhole(path.join(folder, address), text);
  write("/robots.txt", robots(siteUrl, preview));
  write(siteMapPath, await siteMap(siteUrl, pages));
  write(feedPath, feed(site, blogPage, allArticle.nodes));
  write(cardPath, vcard(business, siteUrl));
  const contact = reportsTo(business);
  if (contact) write(securityPath, securityTxt(contact, siteUrl, day));
  // A warm build keeps the file of the last one.
  else rmSync(path.join(folder, securityPath), { force: true });
  for (const address of workerPaths) write(address, serviceWorker);
  write("/site.webmanifest", webManifest(business, brand));
  await writeIcons(folder, mark, brand);
}

/**
 * Replaces the service worker of an older site on the domain, which shows that site until its file changes: Gatsby's offline plugin installs
 * /sw.js, Create React App /service-worker.js. Deletes what was stored, removes itself, and reloads the pages that the old one controlled.
 */
const serviceWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  // Only the pages of this worker, which new pages do not have: each is loaded once.
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url).catch(() => {});
}
`;
