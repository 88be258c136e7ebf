/** One page of every kind, and the ones that exist once. */
export const kinds = [
  "/",
  "/about",
  "/blog",
  "/blog/structured-cabling-low-voltage-wiring-baltimore",
  "/gallery",
  "/gallery/three-racks-behind-one-door",
  "/contact",
  "/service-areas",
  "/service-areas/howard-county",
  "/service-areas/annapolis",
  "/services/security-cameras",
  "/services/home-theater",
  "/services/low-voltage",
  "/privacy-policy",
  "/sitemap",
  "/no-such-page",
];
