import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Gallery } from "../../../src/sections/gallery/Gallery";
import { beforeGallery, listOf, project, words } from "../support/gallery";

const projects = [
  project("stage", "Home Theaters"),
  project("dome", "Security Systems"),
  project("stars", "Home Theaters", true),
];
const [list] = listOf(projects);
const gallery = <Gallery words={words} list={list!} />;

const pause = jest.fn();

beforeEach(() => beforeGallery(pause.mockClear()));

const cards = () =>
  within(screen.getAllByRole("list")[0]!)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
const card = (slug: string) =>
  screen.getByRole("link", { name: new RegExp(`Title of ${slug}`) });
/** Clicks the card and waits for the lightbox. */
const open = async (slug: string) => {
  await userEvent.click(card(slug));
  return screen.findByRole("dialog", { name: `Title of ${slug}` });
};
const back = async () => {
  await act(async () => {
    const gone = new Promise((resolve) =>
      window.addEventListener("popstate", resolve, { once: true }),
    );
    window.history.back();
    await gone;
  });
};
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test("the HTML has every project as a link to its page, whatever the address is", () => {
  window.history.replaceState(null, "", "/gallery?category=Security+Systems&item=dome");
  const html = document.createElement("div");
  html.innerHTML = renderToString(gallery);
  const links = [...html.querySelectorAll("a[data-item]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/gallery/stage",
    "/gallery/dome",
    "/gallery/stars",
  ]);
  expect(html.querySelector("dialog")).toBeEmptyDOMElement();
});

test("reads the address after the first render, so that hydration matches the HTML", async () => {
  const errors = jest.spyOn(console, "error");
  const html = document.createElement("div");
  html.innerHTML = renderToString(gallery);
  document.body.append(html);
  window.history.replaceState(null, "", "/gallery?category=Security+Systems&item=dome");
  const root = await act(async () => hydrateRoot(html, gallery));
  expect(html.querySelectorAll("a[data-item]")).toHaveLength(1);
  expect(await screen.findByRole("dialog", { name: "Title of dome" })).toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
  html.remove();
  errors.mockRestore();
});

test("starts with All Projects and filters by category", async () => {
  render(gallery);
  expect(screen.getByRole("button", { name: "All Projects" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  const before = window.history.length;
  await userEvent.click(screen.getByRole("button", { name: "Home Theaters" }));
  expect(cards()).toEqual(["/gallery/stage", "/gallery/stars"]);
  expect(screen.getByRole("status")).toHaveTextContent("2 projects");
  expect(window.location.search).toBe("?category=Home+Theaters");
  expect(window.history.state).toEqual({ key: "router" });
  expect(window.history.length).toBe(before);
  await userEvent.click(screen.getByRole("button", { name: "Security Systems" }));
  expect(screen.getByRole("status")).toHaveTextContent("1 project");
  await userEvent.click(screen.getByRole("button", { name: "All Projects" }));
  expect(window.location.search).toBe("");
  expect(cards()).toHaveLength(3);
});

test("a click on a card opens its item and adds a history entry; Back closes it", async () => {
  render(gallery);
  expect(await open("dome")).toHaveTextContent("2 of 3");
  expect(window.location.search).toBe("?item=dome");
  expect(window.history.state).toMatchObject({ key: "router" });
  await back();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(window.location.search).toBe("");
  expect(card("dome")).toHaveFocus();
});

test("closing goes back only over the history entry that the click added", async () => {
  window.history.replaceState({ key: "router" }, "", "/gallery?item=stage");
  const goBack = jest.spyOn(window.history, "back");
  render(gallery);
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(goBack).not.toHaveBeenCalled();
  expect(window.location.search).toBe("");
  expect(screen.queryByRole("dialog")).toBeNull();
  await open("stage");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await settled();
  expect(goBack).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe("");
  goBack.mockRestore();
});

test("buttons and arrow keys move within the filter; focus returns to the last item's card", async () => {
  window.history.replaceState(null, "", "/gallery?category=Home+Theaters");
  render(gallery);
  expect(await open("stage")).toHaveTextContent("1 of 2");
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("dialog", { name: "Title of stars" })).toHaveTextContent("2 of 2");
  expect(window.location.search).toBe("?category=Home+Theaters&item=stars");
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("dialog", { name: "Title of stage" })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowLeft}");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await settled();
  expect(window.location.search).toBe("?category=Home+Theaters");
  expect(card("stars")).toHaveFocus();
});

test("a click on the backdrop closes the lightbox, a click on its text does not", async () => {
  render(gallery);
  await open("dome");
  await userEvent.click(screen.getByText("Caption of dome"));
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("dialog"));
  await settled();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a click with Ctrl is left to the browser", async () => {
  render(gallery);
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay, { once: true });
  const user = userEvent.setup();
  await user.keyboard("{Control>}");
  await user.click(card("dome"));
  await user.keyboard("{/Control}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(window.location.search).toBe("");
});

test("a single item has no previous and next buttons", async () => {
  window.history.replaceState(null, "", "/gallery?category=Security+Systems");
  render(gallery);
  expect(await open("dome")).toHaveTextContent("1 of 1");
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
});

test("a video loads only when played, has a fallback text, and stops on close", async () => {
  render(gallery);
  const dialog = await open("stars");
  const video = dialog.querySelector("video")!;
  expect(video).toHaveAttribute("preload", "none");
  expect(video).toHaveAttribute("controls");
  expect([...video.querySelectorAll("source")].map(({ type }) => type)).toEqual([
    "video/mp4",
    "video/webm",
  ]);
  expect(video).toHaveTextContent(words.videoFallback);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await settled();
  expect(pause).toHaveBeenCalled();
  expect(document.querySelector("video")).toBeNull();
});

test("arrow keys on a video do not change the item", async () => {
  render(gallery);
  await open("stars");
  const video = document.querySelector("video")!;
  act(() => {
    video.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  });
  expect(screen.getByRole("dialog", { name: "Title of stars" })).toBeInTheDocument();
});

test("a video that cannot play shows the fallback text", async () => {
  render(gallery);
  const dialog = await open("stars");
  act(() => {
    document.querySelector('source[type="video/webm"]')!.dispatchEvent(new Event("error"));
  });
  expect(within(dialog).getByRole("status")).toHaveTextContent(words.videoFallback);
});

test("clicks on two cards while the lightbox loads add one history entry", async () => {
  const goBack = jest.spyOn(window.history, "back");
  render(gallery);
  const before = window.history.length;
  for (const slug of ["stage", "dome"]) fireEvent.click(card(slug));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await screen.findByRole("dialog", { name: "Title of dome" })).toBeInTheDocument();
  expect(window.history.length).toBe(before + 1);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await settled();
  expect(goBack).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe("");
  goBack.mockRestore();
});

describe("a lightbox that fails to load", () => {
  const navigate = jest.fn<void, [string, object?]>();
  let errors: jest.SpyInstance;
  beforeEach(() => {
    window.___navigate = navigate.mockClear();
    errors = jest.spyOn(console, "error").mockImplementation();
    jest.doMock("../../../src/sections/gallery/OpenItem", () => {
      throw new Error("Loading chunk lightbox failed.");
    });
    jest.resetModules();
  });
  afterEach(() => {
    expect(errors.mock.calls).toEqual([["The lightbox did not load and is left out."]]);
    errors.mockRestore();
    jest.dontMock("../../../src/sections/gallery/OpenItem");
  });

  test("replaces the history entry of the click with the project's page", async () => {
    render(gallery);
    fireEvent.click(card("dome"));
    await settled();
    expect(navigate.mock.calls).toEqual([["/gallery/dome", { replace: true }]]);
  });

  test.each([
    ["a pointer over a card", () => fireEvent.pointerOver(card("dome"))],
    ["the focus of a card", () => fireEvent.focusIn(card("dome"))],
  ])("%s loads it; after the failure cards are ordinary links", async (_, come) => {
    render(gallery);
    await settled();
    expect(errors).not.toHaveBeenCalled();
    come();
    await settled();
    let followed = false;
    window.addEventListener(
      "click",
      (event) => {
        followed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(card("dome"));
    expect(followed).toBe(true);
    expect(window.location.search).toBe("");
    expect(navigate).not.toHaveBeenCalled();
  });
});

test("there is no filter for an empty category, and none at all for a single category", () => {
  const filters = (shown: typeof projects) => {
    const { container, unmount } = render(<Gallery words={words} list={listOf(shown)[0]!} />);
    const names = [...container.querySelectorAll("[aria-pressed]")].map(
      ({ textContent }) => textContent,
    );
    unmount();
    return names;
  };
  expect(filters(projects)).toEqual(["All Projects", "Home Theaters", "Security Systems"]);
  expect(filters(projects.slice(0, 1))).toEqual([]);
});
