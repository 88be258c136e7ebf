import { withCrumbs } from "../../src/content/crumbs";
import { kinds } from "../../src/content/kinds";

const page = (type: string, slug: string, path: string, fields = {}) => ({
  type,
  slug,
  fields: { title: slug, path, ...fields },
});
const nodes = withCrumbs(
  [
    page("ServiceAreasPage", "service-areas", "/service-areas"),
    page("Region", "howard", "/service-areas/howard"),
    page("Town", "columbia", "/service-areas/columbia", { region: "howard" }),
    page("Service", "wiring", "/services/wiring"),
    { type: "Testimonial", slug: "one", fields: {} },
  ],
  kinds,
);
const crumbs = (slug: string) => nodes.find((node) => node.slug === slug)?.fields.crumbs;

test("a town's breadcrumbs contain the overview and its region", () => {
  expect(crumbs("columbia")).toEqual([
    { label: "service-areas", to: "/service-areas" },
    { label: "howard", to: "/service-areas/howard" },
    { label: "columbia", to: "/service-areas/columbia" },
  ]);
});

test("a page without a parent page has itself as its only breadcrumb", () => {
  expect(crumbs("wiring")).toEqual([{ label: "wiring", to: "/services/wiring" }]);
});

test("pages that exist once have no breadcrumbs; entries without a page have no such field", () => {
  expect(crumbs("service-areas")).toEqual([]);
  expect(crumbs("one")).toBeUndefined();
});
