import { render, waitFor } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { PagePathProvider } from "../../src/components/site/PagePath";
import { Head } from "../../src/seo/Head";

const head = {
  title: "Towson | Sample AV",
  description: "A description.",
  keywords: [],
  picture: "/social/1.jpg",
  pictureAlt: "Towson: a street",
  published: null,
  section: null,
  structuredData: '{"@type":"WebPage"}',
};

/** The head of a page once it is complete: with its tags, and with its structured data, which follows them. */
async function headOf(element: React.ReactElement, { preview = false, scripts = 1 } = {}) {
  jest.mocked(useStaticQuery).mockReturnValue({
    business: { name: "Sample AV" },
    build: { siteUrl: "https://www.sample.test", preview, structuredData: "" },
    navigation: {},
    brand: {},
    screenWords: {},
    aliased: { nodes: [{ path: "/towson", aliases: ["/old-towson"] }] },
  });
  render(<PagePathProvider value="/old-towson">{element}</PagePathProvider>);
  // The head is updated after the page is painted.
  expect(document.head.querySelector("meta")).toBeNull();
  await waitFor(() => {
    expect(document.head.querySelector("meta")).not.toBeNull();
    expect(document.head.querySelectorAll("script")).toHaveLength(scripts);
  });
  const values = (selector: string, attribute: string) =>
    [...document.head.querySelectorAll(selector)].map((each) => each.getAttribute(attribute));
  return {
    title: document.title,
    robots: values('meta[name="robots"]', "content"),
    canonical: values('link[rel="canonical"]', "href"),
    address: values('meta[property="og:url"]', "content"),
    data: [...document.head.querySelectorAll("script")].map(({ textContent }) => textContent),
  };
}

test("the canonical address is the page's own, also under an alias", async () => {
  expect(await headOf(<Head page={{ head }} />)).toEqual({
    title: "Towson | Sample AV",
    robots: ["max-image-preview:large"],
    canonical: ["https://www.sample.test/towson"],
    address: ["https://www.sample.test/towson"],
    data: ['{"@context":"https://schema.org","@graph":[{"@type":"WebPage"}]}'],
  });
});

test("a preview has noindex and no canonical address", async () => {
  expect(await headOf(<Head page={{ head }} />, { preview: true })).toMatchObject({
    robots: ["noindex"],
    canonical: [],
    address: [],
  });
});

test("a screen that is not a page has noindex and no structured data", async () => {
  const screen = <Head title="Page not found" description="There is none." />;
  expect(await headOf(screen, { scripts: 0 })).toEqual({
    title: "Page not found | Sample AV",
    robots: ["noindex"],
    canonical: [],
    address: [],
    data: [],
  });
});
