/** Creates structured data from content with the functions of src/seo/structured-data. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Thing } from "schema-dts";
import { partsOf, type Phone } from "../../domain/phone";
import { isPlaceholder } from "../../domain/placeholder";
import { isIndependentCity, state } from "../../map/project";
import type { ContentNode } from "../../content";
import type { Crumb } from "../../content/nodes";
import type { FieldsOf } from "../../content/kind";
import type article from "../../content/kinds/article";
import type projectKind from "../../content/kinds/project";
import { blogPosting } from "../../seo/structured-data/blog-posting";
import { breadcrumbList } from "../../seo/structured-data/breadcrumb-list";
import { business, type Area } from "../../seo/structured-data/business";
import { project } from "../../seo/structured-data/project";
import { service } from "../../seo/structured-data/service";
import { webPage, type PageFacts } from "../../seo/structured-data/web-page";
import { website } from "../../seo/structured-data/website";
import { pathOf, titleOf, type Site } from "./site";

/** Values that the head of a page also contains elsewhere. The picture is an absolute URL. */
export interface Said {
  title: string;
  description: string;
  picture: string;
}

/** The number as a URI has it (RFC 3966). */
function telephone(phone: Phone): string {
  const { number, extension } = partsOf(phone);
  return extension === undefined ? number : `${number};ext=${extension}`;
}

/** The nodes that all pages share on the day `today`: the company and the site. Placeholders are left out. */
export function siteThings(site: Site, today: string): Thing[] {
  const { siteUrl, business: facts } = site;
  const real = !isPlaceholder("street", facts.address.street);
  return [
    business({
      type: facts.businessType,
      siteUrl,
      name: facts.name,
      founded: facts.founded,
      hours: facts.hours,
      closures: (facts.closures ?? []).filter(({ day, until }) => (until ?? day) >= today),
      areas: areas(site),
      telephone: isPlaceholder("phone", facts.phone.e164) ? undefined : telephone(facts.phone),
      email: isPlaceholder("email", facts.email) ? undefined : facts.email,
      address: real ? facts.address : undefined,
      geo: real ? facts.map : undefined,
      sameAs: facts.social.filter(({ sample }) => !sample).map(({ url }) => url),
    }),
    website({ siteUrl, name: facts.name }),
  ];
}

function areas({ all, url }: Site): Area[] {
  return [...all("Region")]
    .sort((a, b) => Number(a.fields.position) - Number(b.fields.position))
    .map((node) => ({
      name: titleOf(node),
      url: url(pathOf(node)),
      city: isIndependentCity(node.fields.fips),
      state: state.name,
    }));
}

const pageTypes: Partial<Record<string, PageFacts["type"]>> = {
  AboutPage: "AboutPage",
  ContactPage: "ContactPage",
  BlogPage: "CollectionPage",
  GalleryPage: "CollectionPage",
  ServiceAreasPage: "CollectionPage",
};

const mainParts: Partial<Record<string, PageFacts["mainPart"]>> = {
  Service: "service",
  Article: "article",
  Project: "project",
};

/** The page's own nodes: the page, its breadcrumbs and its main entity. */
export function pageThings(node: ContentNode, said: Said, site: Site): Thing[] {
  const url = site.url(pathOf(node));
  const crumbs = node.fields.crumbs as Crumb[];
  const page = webPage({
    siteUrl: site.siteUrl,
    url,
    type: pageTypes[node.type] ?? "WebPage",
    ...said,
    crumbs: crumbs.length > 0,
    changed: node.fields.updated === undefined ? undefined : String(node.fields.updated),
    mainPart: mainParts[node.type],
    place: placeOf(node, site),
  });
  const way = crumbs.length > 0 ? [breadcrumbList(url, wayTo(crumbs, site))] : [];
  return [page, ...way, ...partOf(node, url, said, site)];
}

/** The breadcrumbs from the home page, with its label in the navigation, to the page itself. */
function wayTo(crumbs: readonly Crumb[], { navigation, url }: Site) {
  const home = navigation.main.find(({ to }) => to === "/");
  const stops = home ? [{ label: home.label, to: "/" }, ...crumbs] : crumbs;
  return stops.map(({ label, to }) => ({ label, url: url(to) }));
}

function placeOf(node: ContentNode, { one }: Site): PageFacts["place"] {
  if (node.type === "Region")
    return {
      name: titleOf(node),
      city: isIndependentCity(node.fields.fips),
      within: state.name,
    };
  const region = node.type === "Town" && one("Region", String(node.fields.region));
  return region ? { name: titleOf(node), city: true, within: titleOf(region) } : undefined;
}

function partOf(node: ContentNode, url: string, said: Said, site: Site): Thing[] {
  const shared = { siteUrl: site.siteUrl, url, ...said, title: titleOf(node) };
  if (node.type === "Service")
    return [
      service({ ...shared, name: shared.title, areas: areas(site).map((area) => area.url) }),
    ];
  if (node.type === "Article") {
    const { date, category, readingTime } = node.fields as FieldsOf<typeof article>;
    return [blogPosting({ ...shared, published: date, category, minutes: readingTime })];
  }
  if (node.type === "Project") return projectThings(node, shared, site);
  return [];
}

function projectThings(
  node: ContentNode,
  shared: Said & { siteUrl: string; url: string },
  site: Site,
): Thing[] {
  const { sample, finished, location, video, caption } = node.fields as FieldsOf<
    typeof projectKind
  >;
  return project({
    ...shared,
    finished: sample ? undefined : { month: finished.slice(0, 7), location },
    video: video && {
      file: site.url(fileAddress("video", video.mp4)),
      still: shared.picture,
      caption,
      uploaded: video.uploaded,
    },
  });
}

/** The path of a linked file of content/ in the built site: Gatsby names its folder by the file's MD5. */
function fileAddress(folder: string, name: string): string {
  const bytes = readFileSync(path.resolve("content", folder, name));
  return `/static/${createHash("md5").update(bytes).digest("hex")}/${name}`;
}
