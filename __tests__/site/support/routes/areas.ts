/** Region and town pages. */
import type { Route } from "./route";

/** A region's page; `intro` is the heading of its own text. */
const region = (name: string, path: string, intro: string, aliasOf?: string): Route => ({
  path,
  title: `${name} Audio Video & Security Installation | {company}`,
  h1: `Audio Video & Security Installation in ${name}`,
  sections: [
    "(navigation: Breadcrumb)",
    intro,
    "(figure)",
    `Trusted Throughout ${name}`,
    `Our Services in ${name}`,
    `Why ${name} Homeowners & Businesses Choose Us`,
    `Recent Projects in ${name}`,
    "Service Areas",
    `Ask for a consultation in ${name}. It is free.`,
  ],
  ...(aliasOf !== undefined && { aliasOf }),
});

/** A town's page; `intro` is the heading of its own text. */
const town = (name: string, path: string, intro: string): Route => ({
  path,
  title: `${name} Audio Video & Security Installation | {company}`,
  h1: name,
  sections: [
    "(navigation: Breadcrumb)",
    intro,
    "(figure)",
    `What we install in ${name}`,
    "Nearby",
    `Ask for a consultation in ${name}. It is free.`,
  ],
});

export const areaRoutes: readonly Route[] = [
  region(
    "Baltimore City",
    "/service-areas/baltimore-city",
    "Narrow houses with brick on both sides",
  ),
  region(
    "Baltimore County",
    "/service-areas/baltimore-county",
    "Brick colonials, split-levels and steelworkers' rows",
  ),
  region(
    "Anne Arundel County",
    "/service-areas/anne-arundel-county",
    "More than five hundred miles of shoreline",
  ),
  region(
    "Howard County",
    "/service-areas/howard-county",
    "Old stone in Ellicott City, new streets in Columbia",
  ),
  region(
    "Prince George's County",
    "/service-areas/prince-georges-county",
    "Slab houses, garden apartments, federal offices",
  ),
  region(
    "Montgomery County",
    "/service-areas/montgomery-county",
    "Ramblers, glass houses, mid-rise downtowns",
  ),
  region(
    "Baltimore City",
    "/baltimore-city-audio-video-security-installation",
    "Narrow houses with brick on both sides",
    "/service-areas/baltimore-city",
  ),
  town("Towson", "/service-areas/towson", "Plaster, radiators and brick rows"),
  town("Columbia", "/service-areas/columbia", "A town that was drawn first"),
  town("Glen Burnie", "/service-areas/glen-burnie", "Cape Cods, ranchers and a busy highway"),
  town("Owings Mills", "/service-areas/owings-mills", "Townhouses younger than the Metro"),
  town("Annapolis", "/service-areas/annapolis", "Old walls, wide water"),
];
