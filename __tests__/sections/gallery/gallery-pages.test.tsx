/** A gallery with more projects than one page of its list. */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Gallery } from "../../../src/sections/gallery/Gallery";
import { beforeGallery, listOf, project, words } from "../support/gallery";

const theaters = "Home Theaters";
const systems = "Security Systems";

/** Sixty projects on three pages; every third one, and so the last one, is a security system. */
const sixty = Array.from({ length: 60 }, (_, index) =>
  project(`p${index + 1}`, (index + 1) % 3 === 0 ? systems : theaters),
);
const slugs = (category: string) =>
  sixty.filter((one) => one.category.gallery === category).map(({ slug }) => slug);

const loadPage = jest.fn<Promise<LoadedPage | undefined>, [string]>();
const asked = () => loadPage.mock.calls.map(([path]) => path);

/** Lets the loader return every page except for those in `missing`. */
function offer(lists: readonly ReturnType<typeof listOf>[number][], missing: string[] = []) {
  loadPage.mockImplementation((path) => {
    const list = lists.find(({ number, pages }) => pages[number - 1] === path);
    const data = missing.includes(path) ? { words: {} } : { list };
    return Promise.resolve({ json: { data }, page: { webpackCompilationHash: "now" } });
  });
}

/** Renders the given page of a gallery with these projects. */
async function open(address: string, number = 1, projects = sixty, missing: string[] = []) {
  window.history.replaceState(null, "", address);
  const lists = listOf(projects);
  offer(lists, missing);
  const shown = render(<Gallery words={words} list={lists[number - 1]!} />);
  await settled();
  return shown;
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const cards = () =>
  [...document.querySelectorAll("a[data-item]")].map((link) => link.getAttribute("data-item"));
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole("button", { name }));
  await settled();
};
const dialog = (title: string) => screen.getByRole("dialog", { name: title });
const step = async (name: "Next" | "Previous") => {
  await userEvent.click(screen.getByRole("button", { name }));
  await settled();
};

beforeEach(() => {
  beforeGallery();
  loadPage.mockReset();
  window.___loader = { loadPage };
  window.___webpackCompilationHash = "now";
});

test("the HTML of a page has its own projects and links to the previous and next page", () => {
  const html = document.createElement("div");
  html.innerHTML = renderToString(<Gallery words={words} list={listOf(sixty)[1]!} />);
  expect(html.querySelector("h1")).toHaveTextContent("Gallery, page 2");
  expect([...html.querySelectorAll("a[data-item]")]).toHaveLength(24);
  const links = [...html.querySelectorAll("nav a")].map((link) => [
    link.getAttribute("rel"),
    link.getAttribute("href"),
    link.textContent?.trim(),
  ]);
  expect(links).toEqual([
    ["prev", "/gallery", "Previous projects"],
    ["next", "/gallery/page/3", "More projects"],
  ]);
});

test("24 projects are one page without links to others, and nothing is loaded", async () => {
  await open("/gallery", 1, sixty.slice(0, 24));
  expect(screen.queryByRole("navigation")).toBeNull();
  await choose(systems);
  expect(cards()).toHaveLength(8);
  await userEvent.click(document.querySelector("a[data-item]")!);
  await step("Previous");
  expect(loadPage).not.toHaveBeenCalled();
});

test("loads no other page before it is needed", async () => {
  await open("/gallery");
  expect(cards()).toHaveLength(24);
  expect(loadPage).not.toHaveBeenCalled();
});

test("a filter shows the projects of all pages in order and announces their number at once", async () => {
  await open("/gallery");
  await userEvent.click(screen.getByRole("button", { name: systems }));
  expect(screen.getByRole("status")).toHaveTextContent("20 projects");
  await settled();
  expect(cards()).toEqual(slugs(systems));
  expect(screen.queryByRole("button", { name: words.more })).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
  await choose(words.all);
  expect(cards()).toEqual(sixty.slice(0, 24).map(({ slug }) => slug));
});

test("a filter on a further page begins with the first project", async () => {
  await open(`/gallery/page/3?category=${theaters}`, 3);
  expect(cards()).toEqual(slugs(theaters).slice(0, 24));
});

test("shows 24 projects at a time and focuses the first new one", async () => {
  await open("/gallery");
  await choose(theaters);
  expect(cards()).toHaveLength(24);
  await choose(words.more);
  expect(cards()).toEqual(slugs(theaters));
  expect(document.activeElement).toHaveAttribute("data-item", slugs(theaters)[24]);
  expect(screen.queryByRole("button", { name: words.more })).toBeNull();
  await choose(systems);
  await choose(theaters);
  expect(cards()).toHaveLength(24);
});

test("loads only the pages that the first 24 projects of a filter need", async () => {
  const many = Array.from({ length: 24 * 8 }, (_, index) => project(`p${index}`, theaters));
  await open("/gallery", 1, [...many, project("last", systems)]);
  await choose(theaters);
  expect(cards()).toHaveLength(24);
  expect(loadPage).not.toHaveBeenCalled();
  await choose(words.more);
  expect(cards()).toHaveLength(48);
  expect(asked()).toEqual([2, 3, 4, 5].map((page) => `/gallery/page/${page}`));
});

test("the lightbox continues on the next page and counts the items of all pages", async () => {
  await open("/gallery?item=p24");
  expect(dialog("Title of p24")).toHaveTextContent("24 of 60");
  // The next page is loaded in advance, and no other one.
  expect(asked()).toEqual(["/gallery/page/2"]);
  await step("Next");
  expect(dialog("Title of p25")).toHaveTextContent("25 of 60");
  expect(window.location.search).toBe("?item=p25");
  // The cards below the lightbox do not change.
  expect(cards()).toHaveLength(24);
});

test("the lightbox wraps from the first item to the last and back", async () => {
  await open("/gallery?item=p1");
  await step("Previous");
  expect(dialog("Title of p60")).toHaveTextContent("60 of 60");
  expect(asked()).toEqual(["/gallery/page/3"]);
  await step("Next");
  expect(dialog("Title of p1")).toHaveTextContent("1 of 60");
});

test("wraps from the last page to the first", async () => {
  await open("/gallery/page/3?item=p60", 3);
  await step("Next");
  expect(dialog("Title of p1")).toHaveTextContent("1 of 60");
});

test("wraps within a filter over all pages", async () => {
  await open(`/gallery?category=${systems}&item=p3`);
  expect(dialog("Title of p3")).toHaveTextContent("1 of 20");
  await step("Previous");
  expect(dialog("Title of p60")).toHaveTextContent("20 of 20");
  expect(new URLSearchParams(window.location.search).get("category")).toBe(systems);
  await step("Next");
  expect(dialog("Title of p3")).toHaveTextContent("1 of 20");
});

test("Previous waits until the page has loaded, and does nothing if the lightbox was closed before", async () => {
  await open("/gallery?item=p1");
  let arrive: () => void = () => undefined;
  loadPage.mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ json: { data: { list: listOf(sixty)[2] } }, page: {} });
      }),
  );
  await step("Previous");
  expect(dialog("Title of p1")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(document.querySelector("a[data-item='p1']")!);
  arrive();
  await settled();
  expect(dialog("Title of p1")).toBeInTheDocument();
});

test("an address with an item of the third page opens that item", async () => {
  await open("/gallery?item=p50");
  expect(dialog("Title of p50")).toHaveTextContent("50 of 60");
});

test("the position of an item within a filter includes the pages before it, which are loaded", async () => {
  const projects = Array.from({ length: 24 * 8 }, (_, index) =>
    project(`p${index + 1}`, index % 2 === 0 ? theaters : systems),
  );
  await open(`/gallery/page/6?category=${theaters}&item=p133`, 6, projects);
  expect(dialog("Title of p133")).toHaveTextContent("67 of 96");
});

test("an unknown item opens nothing", async () => {
  await open("/gallery?item=nothing");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked()).toEqual(["/gallery/page/2", "/gallery/page/3"]);
});

describe("a page that fails to load", () => {
  test("a filter shows the projects of the other pages, says that some are missing, and keeps the links to pages", async () => {
    await open("/gallery", 1, sixty, ["/gallery/page/2"]);
    await choose(systems);
    expect(cards()).toEqual(
      slugs(systems).filter(
        (slug) => Number(slug.slice(1)) <= 24 || Number(slug.slice(1)) > 48,
      ),
    );
    expect(screen.getByRole("status")).toHaveTextContent(`20 projects ${words.missing}`);
    expect(within(screen.getByRole("navigation")).getAllByRole("link")).toHaveLength(1);
  });

  test("the lightbox skips it", async () => {
    await open("/gallery?item=p24", 1, sixty, ["/gallery/page/2"]);
    await step("Next");
    expect(dialog("Title of p49")).toHaveTextContent("49 of 60");
  });

  test.each([
    ["the loader rejects", () => loadPage.mockRejectedValue(new Error("offline"))],
    ["the loader has nothing", () => loadPage.mockResolvedValue(undefined)],
    ["there is no loader", () => delete window.___loader],
    [
      "it is of another build",
      () =>
        loadPage.mockResolvedValue({
          json: { data: { list: listOf(sixty)[1] } },
          page: { webpackCompilationHash: "other" },
        }),
    ],
  ])("is skipped if %s", async (_, fail) => {
    await open("/gallery");
    fail();
    await choose(systems);
    expect(cards()).toEqual(slugs(systems).slice(0, 8));
    expect(screen.getByText(words.missing)).toBeInTheDocument();
    await userEvent.click(document.querySelector("a[data-item='p3']")!);
    await step("Previous");
    expect(dialog("Title of p24")).toBeInTheDocument();
  });
});
