/** Structured data (schema.org as JSON-LD), made from content during the build. Nodes refer to each other by stable, absolute ids. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type {
  AdministrativeArea,
  BlogPosting,
  BreadcrumbList,
  City,
  CreativeWork,
  LocalBusiness,
  OpeningHoursSpecification,
  Service,
  Thing,
  VideoObject,
  WebPage,
  WebSite,
} from "schema-dts";
import type { ContentNode } from "../content";
import type { Crumb } from "../content/nodes";
import type { FieldsOf } from "../content/kind";
import type articleKind from "../content/kinds/article";
import type projectKind from "../content/kinds/project";
import type { Closure } from "../domain/open-now";
import { isPlaceholder, partsOf, type Phone } from "../domain/site";
import { isIndependentCity, state } from "../map/project";
import { pathOf, titleOf, type Business, type Site } from "./site";

/** Values that the head of a page also has in its title and meta elements. The picture is an absolute URL. */
export interface HeadMeta {
  title: string;
  description: string;
  picture: string;
}

/** `nodes` as JSON without the enclosing brackets: a page's head joins those of the site with its own. */
export const nodesText = (nodes: readonly Thing[]): string =>
  JSON.stringify(nodes).slice(1, -1);

const businessId = (siteUrl: string) => `${siteUrl}/#business`;
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** The id of a part of the page with the canonical URL `url`. */
const partId = (
  url: string,
  part: "page" | "breadcrumbs" | "service" | "article" | "project" | "video" | "place",
) => `${url}#${part}`;

/** The nodes that all pages share on the day `today`, YYYY-MM-DD: the company and the site. Placeholders are left out. */
export const siteNodes = (site: Site, today: string): Thing[] => [
  companyNode(site, today),
  websiteNode(site),
];

/** The company, without ratings and reviews (decision 7). The founding year is its only claim of age (decision 2). */
function companyNode(site: Site, today: string): LocalBusiness {
  const { siteUrl, business } = site;
  const { phone, email, address, map } = business;
  const closures = (business.closures ?? []).filter(
    ({ day, until }) => (until ?? day) >= today,
  );
  const profiles = business.social.filter(({ sample }) => !sample).map(({ url }) => url);
  return {
    "@type": business.businessType,
    "@id": businessId(siteUrl),
    name: business.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    foundingDate: String(business.founded),
    ...(!isPlaceholder("phone", phone.e164) && { telephone: telephone(phone) }),
    ...(!isPlaceholder("email", email) && { email }),
    ...(!isPlaceholder("street", address.street) && {
      address: {
        "@type": "PostalAddress",
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.zip,
        addressCountry: "US",
      },
      geo: { "@type": "GeoCoordinates", latitude: map.lat, longitude: map.lon },
    }),
    openingHoursSpecification: openingHours(business.hours),
    ...(closures.length > 0 && {
      specialOpeningHoursSpecification: closures.map(specialHours),
    }),
    areaServed: regionsOf(site).map((region) => areaNode(region, site)),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The number as a URI has it (RFC 3966). */
function telephone(phone: Phone): string {
  const { number, extension } = partsOf(phone);
  return extension === undefined ? number : `${number};ext=${extension}`;
}

/** The end of a day, as Google's documentation writes it: 00:00 would be its beginning. */
const endOf = (closes: string) => (closes === "24:00" ? "23:59" : closes);

/** Groups days with the same times. A closed day opens and closes at midnight, as Google's documentation requires. */
function openingHours(hours: Business["hours"]): OpeningHoursSpecification[] {
  const grouped = new Map<string, OpeningHoursSpecification & { dayOfWeek: string[] }>();
  for (const { day, opens = "00:00", closes = "00:00" } of hours) {
    const times = { opens, closes: endOf(closes) };
    const key = JSON.stringify(times);
    const group = grouped.get(key) ?? {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: [],
      ...times,
    };
    group.dayOfWeek.push(day);
    grouped.set(key, group);
  }
  return [...grouped.values()];
}

const specialHours = ({ day, until, opens, closes }: Closure): OpeningHoursSpecification => ({
  "@type": "OpeningHoursSpecification",
  validFrom: day,
  validThrough: until ?? day,
  opens: opens ?? "00:00",
  closes: endOf(closes ?? "00:00"),
});

/** The served regions, in the order of the list of areas. */
const regionsOf = ({ all }: Site) =>
  [...all("Region")].sort((a, b) => Number(a.fields.position) - Number(b.fields.position));

const areaNode = (region: ContentNode, site: Site): AdministrativeArea | City => ({
  "@type": isIndependentCity(region.fields.fips) ? "City" : "AdministrativeArea",
  "@id": partId(site.url(pathOf(region)), "place"),
  name: titleOf(region),
  containedInPlace: { "@type": "State", name: state.name },
});

/** The site as a whole. It has no SearchAction, because the search only covers the blog. */
const websiteNode = ({ siteUrl, business }: Site): WebSite => ({
  "@type": "WebSite",
  "@id": websiteId(siteUrl),
  url: `${siteUrl}/`,
  name: business.name,
  inLanguage: "en-US",
  publisher: { "@id": businessId(siteUrl) },
});

/** The page's own nodes: the page, its breadcrumbs and its main entity. */
export function pageNodes(node: ContentNode, meta: HeadMeta, site: Site): Thing[] {
  const crumbs = node.fields.crumbs as Crumb[];
  return [
    pageNode(node, meta, site),
    ...(crumbs.length > 0 ? [breadcrumbsNode(node, crumbs, site)] : []),
    ...mainNodes(node, meta, site),
  ];
}

const pageTypes: Partial<Record<string, "AboutPage" | "ContactPage" | "CollectionPage">> = {
  AboutPage: "AboutPage",
  ContactPage: "ContactPage",
  BlogPage: "CollectionPage",
  GalleryPage: "CollectionPage",
  ServiceAreasPage: "CollectionPage",
};

const mainParts: Partial<Record<string, "service" | "article" | "project">> = {
  Service: "service",
  Article: "article",
  Project: "project",
};

function pageNode(node: ContentNode, { title }: HeadMeta, site: Site): WebPage {
  const url = site.url(pathOf(node));
  const type = pageTypes[node.type] ?? "WebPage";
  const mainPart = mainParts[node.type];
  const { updated } = node.fields;
  return {
    "@type": type,
    "@id": partId(url, "page"),
    url,
    name: title,
    inLanguage: "en-US",
    isPartOf: { "@id": websiteId(site.siteUrl) },
    ...((node.fields.crumbs as Crumb[]).length > 0 && {
      breadcrumb: { "@id": partId(url, "breadcrumbs") },
    }),
    ...(updated !== undefined && { dateModified: String(updated) }),
    ...(mainPart && { mainEntity: { "@id": partId(url, mainPart) } }),
    ...subjectOf(node, site),
    ...((type === "AboutPage" || type === "ContactPage") && {
      mainEntity: { "@id": businessId(site.siteUrl) },
    }),
  };
}

/** The place that is the subject of a region's or town's page. */
function subjectOf(node: ContentNode, { one }: Site): Pick<WebPage, "about"> | undefined {
  const about = (city: boolean, within: string): Pick<WebPage, "about"> => ({
    about: {
      "@type": city ? "City" : "AdministrativeArea",
      name: titleOf(node),
      containedInPlace: { "@type": "AdministrativeArea", name: within },
    },
  });
  if (node.type === "Region") return about(isIndependentCity(node.fields.fips), state.name);
  const region = node.type === "Town" && one("Region", String(node.fields.region));
  return region ? about(true, titleOf(region)) : undefined;
}

/** The breadcrumbs from the home page, with its label in the navigation, to the page itself. */
function breadcrumbsNode(
  node: ContentNode,
  crumbs: readonly Crumb[],
  { navigation, url }: Site,
): BreadcrumbList {
  const home = navigation.main.find(({ to }) => to === "/");
  const stops = home ? [{ label: home.label, to: "/" }, ...crumbs] : crumbs;
  return {
    "@type": "BreadcrumbList",
    "@id": partId(url(pathOf(node)), "breadcrumbs"),
    itemListElement: stops.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: url(to),
    })),
  };
}

function mainNodes(node: ContentNode, meta: HeadMeta, site: Site): Thing[] {
  if (node.type === "Service") return [serviceNode(node, meta, site)];
  if (node.type === "Article") return [articleNode(node, meta, site)];
  if (node.type === "Project") return projectNodes(node, meta, site);
  return [];
}

/** A service of the company, without offers and prices (decision 6). */
function serviceNode(node: ContentNode, { description }: HeadMeta, site: Site): Service {
  const url = site.url(pathOf(node));
  return {
    "@type": "Service",
    "@id": partId(url, "service"),
    url,
    name: titleOf(node),
    serviceType: titleOf(node),
    description,
    provider: { "@id": businessId(site.siteUrl) },
    areaServed: regionsOf(site).map((region) => ({
      "@id": partId(site.url(pathOf(region)), "place"),
    })),
  };
}

/** An article of the blog, with the company as author (decision 9). */
function articleNode(node: ContentNode, meta: HeadMeta, site: Site): BlogPosting {
  const { date, category, readingTime } = node.fields as FieldsOf<typeof articleKind>;
  const url = site.url(pathOf(node));
  return {
    "@type": "BlogPosting",
    "@id": partId(url, "article"),
    url,
    headline: titleOf(node),
    description: meta.description,
    image: meta.picture,
    datePublished: date,
    articleSection: category,
    inLanguage: "en-US",
    ...(readingTime !== undefined && { timeRequired: `PT${readingTime}M` }),
    author: { "@id": businessId(site.siteUrl) },
    publisher: { "@id": businessId(site.siteUrl) },
    mainEntityOfPage: { "@id": partId(url, "page") },
  };
}

/** A project of the gallery, and its video if it has one. Samples have no creator, month and location. */
function projectNodes(
  node: ContentNode,
  meta: HeadMeta,
  site: Site,
): (CreativeWork | VideoObject)[] {
  const project = node.fields as FieldsOf<typeof projectKind>;
  const { sample, finished, location, video, caption } = project;
  const url = site.url(pathOf(node));
  const work: CreativeWork = {
    "@type": "CreativeWork",
    "@id": partId(url, "project"),
    url,
    name: titleOf(node),
    description: meta.description,
    image: meta.picture,
    mainEntityOfPage: { "@id": partId(url, "page") },
    ...(!sample && {
      creator: { "@id": businessId(site.siteUrl) },
      dateCreated: finished.slice(0, 7),
      locationCreated: { "@type": "Place", name: location },
    }),
    ...(video && { video: { "@id": partId(url, "video") } }),
  };
  if (!video) return [work];
  const film: VideoObject = {
    "@type": "VideoObject",
    "@id": partId(url, "video"),
    name: titleOf(node),
    description: caption,
    contentUrl: site.url(fileAddress("video", video.mp4)),
    thumbnailUrl: meta.picture,
    uploadDate: video.uploaded,
  };
  return [work, film];
}

/** The path of a linked file of content/ in the built site: Gatsby names its folder by the file's MD5. */
function fileAddress(folder: string, name: string): string {
  const bytes = readFileSync(path.resolve("content", folder, name));
  return `/static/${createHash("md5").update(bytes).digest("hex")}/${name}`;
}
