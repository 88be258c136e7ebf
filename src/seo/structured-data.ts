/** Structured data (schema.org as JSON-LD), made from content during the build. Nodes refer to each other by stable, absolute ids. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { LocalBusiness, OpeningHoursSpecification, Thing } from "schema-dts";
import type { ContentNode } from "../content";
import type { Crumb } from "../content/nodes";
import type { FieldsOf, Kind } from "../content/kind";
import { kindOf } from "../content/kinds";
import type articleKind from "../content/kinds/article";
import type projectKind from "../content/kinds/project";
import { countingClosures, type SpecialHours } from "../domain/open-now";
import { isPlaceholder, partsOf } from "../domain/site";
import { state } from "../map/project";
import { titleOf, type Business, type Site } from "./site";

/** Values that the head of a page also has in its title and meta elements. The picture is an absolute URL. */
type HeadMeta = Readonly<Record<"title" | "description" | "picture", string>>;

/** `nodes` as JSON without the enclosing brackets: a page's head joins those of the site with its own. */
export const nodesText = (nodes: readonly Thing[]): string =>
  JSON.stringify(nodes).slice(1, -1);

type Part = "page" | "breadcrumbs" | "service" | "article" | "project" | "video" | "place";

// Each function returns the id of a node, which is also a reference to it.
const companyId = ({ url }: Site) => ({ "@id": url("/#business") });
/** With type and name, for programs that do not look up an id. */
const namedCompany = (site: Site) => ({
  "@type": site.business.businessType,
  ...companyId(site),
  name: site.business.name,
});
const websiteId = ({ url }: Site) => ({ "@id": url("/#website") });
const partId = (page: ContentNode, part: Part, { pageUrl }: Site) => ({
  "@id": `${pageUrl(page)}#${part}`,
});

/** The nodes that all pages share on the day `today`, YYYY-MM-DD. The site has no SearchAction, because the search only covers the blog. */
export const siteNodes = (site: Site, today: string): Thing[] => [
  companyNode(site, today),
  {
    "@type": "WebSite",
    ...websiteId(site),
    url: site.url("/"),
    name: site.business.name,
    inLanguage: "en-US",
    publisher: companyId(site),
  },
];

/**
 * The company, without placeholders, and without ratings and reviews (decision 7). The founding year is its only claim of age (decision 2).
 */
function companyNode(site: Site, today: string): LocalBusiness {
  const { url, business } = site;
  const { phone, email, address, map } = business;
  const { number, extension } = partsOf(phone);
  const closures = countingClosures(business.closures ?? []).filter(
    ({ day, until }) => (until ?? day) >= today,
  );
  const profiles = business.social.filter(({ sample }) => !sample);
  return {
    ...namedCompany(site),
    url: url("/"),
    logo: url("/icon-512.png"),
    image: url("/icon-512.png"),
    foundingDate: String(business.founded),
    ...(!isPlaceholder("phone", phone.e164) && {
      // As in a URI (RFC 3966).
      telephone: extension === undefined ? number : `${number};ext=${extension}`,
    }),
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
      specialOpeningHoursSpecification: closures.map((closure) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: closure.day,
        validThrough: closure.until ?? closure.day,
        ...times(closure),
      })),
    }),
    areaServed: regionsOf(site).map((region) => ({
      "@type": placeOf(region)?.type ?? "AdministrativeArea",
      ...partId(region, "place", site),
      name: titleOf(region),
      containedInPlace: { "@type": "State", name: state.name },
    })),
    ...(profiles.length > 0 && { sameAs: profiles.map((profile) => profile.url) }),
  };
}

/** Opening and closing time as Google's documentation writes them: a closed day opens and closes at 00:00, and a day ends at 23:59. */
const times = ({ opens, closes }: Pick<SpecialHours, "opens" | "closes">) => ({
  opens: opens ?? "00:00",
  closes: closes === "24:00" ? "23:59" : (closes ?? "00:00"),
});

/** Days with the same times are one group. */
function openingHours(hours: Business["hours"]): OpeningHoursSpecification[] {
  const groups = new Map<string, Business["hours"]>();
  for (const hour of hours) {
    const key = `${hour.opens} ${hour.closes}`;
    groups.set(key, [...(groups.get(key) ?? []), hour]);
  }
  return [...groups.values()].map((group) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: group.map(({ day }) => day),
    ...times(group[0] ?? {}),
  }));
}

/** The served regions, in the order of the list of areas. */
const regionsOf = ({ all }: Site) =>
  [...all("Region")].sort((a, b) => Number(a.fields.position) - Number(b.fields.position));

const placeOf = ({ type, fields }: ContentNode) => kindOf(type).place?.(fields);

/** The page's own nodes: the page, its breadcrumbs and its main entity. */
export function pageNodes(page: ContentNode, meta: HeadMeta, site: Site): Thing[] {
  const crumbs = page.fields.crumbs as Crumb[];
  const { updated } = page.fields;
  const { pageType: type = "WebPage", mainEntity } = kindOf(page.type);
  const isAboutCompany = type === "AboutPage" || type === "ContactPage";
  const main = mainEntity && mainEntities[mainEntity];
  const about = subjectOf(page, site);
  return [
    {
      "@type": type,
      ...partId(page, "page", site),
      url: site.pageUrl(page),
      name: meta.title,
      inLanguage: "en-US",
      isPartOf: websiteId(site),
      ...(crumbs.length > 0 && { breadcrumb: partId(page, "breadcrumbs", site) }),
      ...(updated !== undefined && { dateModified: String(updated) }),
      ...(main && { mainEntity: partId(page, main.part, site) }),
      ...(isAboutCompany && { mainEntity: companyId(site) }),
      ...(about && { about }),
    },
    ...(crumbs.length > 0 ? [breadcrumbsNode(page, crumbs, site)] : []),
    ...(main?.nodes(page, meta, site) ?? []),
  ];
}

/** The place that is the subject of a page: a served region, or a town in one. */
function subjectOf(page: ContentNode, site: Site) {
  const place = placeOf(page);
  if (!place) return undefined;
  const region = site.one("Region", place.region ?? "");
  if (!region) return partId(page, "place", site);
  return {
    "@type": place.type,
    name: titleOf(page),
    containedInPlace: partId(region, "place", site),
  };
}

/** The breadcrumbs from the home page, with its label in the navigation, to the page itself. */
function breadcrumbsNode(page: ContentNode, crumbs: readonly Crumb[], site: Site): Thing {
  const home = site.navigation.main.find(({ to }) => to === "/");
  const stops = home ? [{ label: home.label, to: "/" }, ...crumbs] : crumbs;
  return {
    "@type": "BreadcrumbList",
    ...partId(page, "breadcrumbs", site),
    itemListElement: stops.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: site.url(to),
    })),
  };
}

type MainEntity = NonNullable<Kind["mainEntity"]>;

/** Makes the nodes of a page's main entity: the entity itself, and what belongs to it. */
type MainNodes = (page: ContentNode, meta: HeadMeta, site: Site) => Thing[];

/** A service of the company, without offers and prices (decision 6). */
const serviceNodes: MainNodes = (page, { description }, site) => [
  {
    "@type": "Service",
    ...partId(page, "service", site),
    url: site.pageUrl(page),
    name: titleOf(page),
    serviceType: titleOf(page),
    description,
    provider: companyId(site),
    areaServed: regionsOf(site).map((region) => partId(region, "place", site)),
  },
];

/** An article of the blog, with the company as author (decision 9). */
const articleNodes: MainNodes = (page, { description, picture }, site) => {
  const { date, category, readingTime } = page.fields as FieldsOf<typeof articleKind>;
  const article: Thing = {
    "@type": "BlogPosting",
    ...partId(page, "article", site),
    url: site.pageUrl(page),
    headline: titleOf(page),
    description,
    image: picture,
    datePublished: date,
    articleSection: category,
    inLanguage: "en-US",
    ...(readingTime !== undefined && { timeRequired: `PT${readingTime}M` }),
    author: namedCompany(site),
    publisher: namedCompany(site),
    mainEntityOfPage: partId(page, "page", site),
  };
  return [article];
};

/** A project of the gallery, and its video if it has one. Samples have no creator, month and location. */
const projectNodes: MainNodes = (page, { description, picture }, site) => {
  const project = page.fields as FieldsOf<typeof projectKind>;
  const { sample, finished, location, video, caption } = project;
  const videoId = partId(page, "video", site);
  const work: Thing = {
    "@type": "CreativeWork",
    ...partId(page, "project", site),
    url: site.pageUrl(page),
    name: titleOf(page),
    description,
    image: picture,
    mainEntityOfPage: partId(page, "page", site),
    ...(!sample && {
      creator: namedCompany(site),
      dateCreated: finished.slice(0, 7),
      locationCreated: { "@type": "Place", name: location },
    }),
    ...(video && { video: videoId }),
  };
  if (!video) return [work];
  const film: Thing = {
    "@type": "VideoObject",
    ...videoId,
    name: titleOf(page),
    description: caption,
    contentUrl: site.url(fileAddress("video", video.mp4)),
    thumbnailUrl: picture,
    uploadDate: video.uploaded,
  };
  return [work, film];
};

const mainEntities: Record<MainEntity, { part: Part; nodes: MainNodes }> = {
  Service: { part: "service", nodes: serviceNodes },
  BlogPosting: { part: "article", nodes: articleNodes },
  CreativeWork: { part: "project", nodes: projectNodes },
};

/** The path of a linked file of content/ in the built site: Gatsby names its folder by the file's MD5. */
function fileAddress(folder: string, name: string): string {
  const bytes = readFileSync(path.resolve("content", folder, name));
  return `/static/${createHash("md5").update(bytes).digest("hex")}/${name}`;
}
