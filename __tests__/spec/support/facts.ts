/** Facts that the specification leaves to the company, read from content, and the lists of pages that it names. */

/** {company}, {phone}, the contact e-mail address and the street address. */
export { business } from "../../support/content";

/** Names and addresses of the six service pages. */
export const services: readonly [string, string][] = [
  ["Residential AV Installation", "/services/residential-av"],
  ["Commercial AV Installation", "/services/commercial-av"],
  ["Home Theater Installation", "/services/home-theater"],
  ["Security Camera Installation", "/services/security-cameras"],
  ["Smart Home Integration", "/services/smart-home"],
  ["Low Voltage Wiring & Networking", "/services/low-voltage"],
];

/** Names and addresses of the six region pages. */
export const regions: readonly [string, string][] = [
  ["Baltimore City", "/service-areas/baltimore-city"],
  ["Baltimore County", "/service-areas/baltimore-county"],
  ["Anne Arundel County", "/service-areas/anne-arundel-county"],
  ["Howard County", "/service-areas/howard-county"],
  ["Prince George's County", "/service-areas/prince-georges-county"],
  ["Montgomery County", "/service-areas/montgomery-county"],
];

/** Names and addresses of the other places that home and the overview link to. */
export const towns: readonly [string, string][] = [
  ["Towson", "/service-areas/towson"],
  ["Columbia", "/service-areas/columbia"],
  ["Glen Burnie", "/service-areas/glen-burnie"],
  ["Owings Mills", "/service-areas/owings-mills"],
  ["Annapolis", "/service-areas/annapolis"],
];

/** Titles and addresses of the six articles that the specification names, in its order. */
export const articles: readonly [string, string][] = [
  [
    "best security camera systems for Baltimore homes in 2025",
    "/blog/best-security-camera-systems-baltimore-2025",
  ],
  [
    "five things to know before installing a home theater",
    "/blog/home-theater-installation-maryland",
  ],
  ["why restaurants and bars need professional AV", "/blog/commercial-av-restaurants-bars"],
  ["smart home automation trends 2025", "/blog/smart-home-automation-trends-2025"],
  [
    "DIY vs professional security camera installation",
    "/blog/diy-vs-professional-security-camera-installation",
  ],
  [
    "structured cabling and low voltage wiring for businesses",
    "/blog/structured-cabling-low-voltage-wiring-baltimore",
  ],
];
