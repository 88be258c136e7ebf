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

test("a town stands under its region, and that under the overview", () => {
  expect(crumbs("columbia")).toEqual([
    { label: "service-areas", to: "/service-areas" },
    { label: "howard", to: "/service-areas/howard" },
    { label: "columbia", to: "/service-areas/columbia" },
  ]);
});

test("what has no page above it stands alone", () => {
  expect(crumbs("wiring")).toEqual([{ label: "wiring", to: "/services/wiring" }]);
});

test("pages that exist once show no way, and what is no page has none", () => {
  expect(crumbs("service-areas")).toEqual([]);
  expect(crumbs("one")).toBeUndefined();
});
