/** Addresses of files that the build writes and pages link to, and one of the development server. */

/** The feed of the newest articles (Atom, RFC 4287). */
export const feedPath = "/feed.atom";
/** The company's vCard for address books (RFC 2426). */
export const cardPath = "/contact.vcf";
/** The site map for search engines (sitemaps.org). */
export const siteMapPath = "/sitemap.xml";
/** Where to report vulnerabilities (RFC 9116). */
export const securityPath = "/.well-known/security.txt";
/** Service workers of older sites on the domain (src/gatsby/files/service-worker.ts). */
export const workerPaths = ["/sw.js", "/service-worker.js"];
/** The editor in the browser, where content switches it on (decision 39). */
export const editorPath = "/admin";
/** The mistakes in content, on the development server only. */
export const findingsPath = "/___findings";
