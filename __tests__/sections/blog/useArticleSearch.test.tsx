/** The address holds the state of the blog's search (decision 24). */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { useArticleSearch } from "../../../src/sections/blog/search/useArticleSearch";

const article = (title: string, category: string) => ({
  title,
  excerpt: "",
  category,
  path: `/blog/${title}`,
});
const all = [article("Rows", "Home Theaters"), article("Cables", "Wiring")];
const categories = ["Home Theaters", "Wiring"];
const piece = (articles: readonly object[], more?: string) => ({
  ok: true,
  json: () => Promise.resolve({ articles, more }),
});
const routerState = { key: "1" };

let answer: jest.Mock;
/** A loaded index is cached, so each test uses another address. */
let index = 0;

beforeEach(() => {
  index += 1;
  answer = jest.fn().mockResolvedValue(piece(all));
  Object.assign(globalThis, { fetch: answer });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  history.replaceState(routerState, "", "/blog");
});

/** The address of a file of the index. */
const address = (number: number) => `/index-${index}-${number}.json`;

function Blog() {
  const { field, category, found, complete, failed, choose, type, showAll, retry } =
    useArticleSearch(address(1), categories);
  return (
    <>
      <input aria-label="Search" ref={field} onChange={({ target }) => type(target.value)} />
      <button onClick={() => choose("Wiring")}>Wiring</button>
      <button onClick={showAll}>All</button>
      <button onClick={retry}>Retry</button>
      <output>
        {category}|{found?.map(({ title }) => title).join()}
        {found?.length === 0 && "nothing"}
        {found && !complete && "…"}
        {failed && "failed"}
      </output>
    </>
  );
}

const shown = () => screen.getByRole("status").textContent;
const settle = () => act(() => new Promise((done) => setTimeout(done)));

/** Renders the component to HTML and inserts it into the document, like a page before its scripts have run. */
function built(): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Blog />);
  return container;
}

test("the built HTML ignores the query string", () => {
  history.replaceState(routerState, "", "/blog?category=Wiring");
  const container = built();
  expect(shown()).toBe("|");
  container.remove();
});

test("loads nothing before a search", async () => {
  render(<Blog />);
  await settle();
  expect(answer).not.toHaveBeenCalled();
});

test("choosing a category adds a history entry and keeps the router's state", async () => {
  render(<Blog />);
  const before = history.length;
  await userEvent.click(screen.getByRole("button", { name: "Wiring" }));
  expect(location.search).toBe("?category=Wiring");
  expect(history.length).toBe(before + 1);
  expect(history.state).toEqual(routerState);
  expect(shown()).toBe("Wiring|Cables");
});

test("typing replaces the address without a history entry and loads the index once", async () => {
  render(<Blog />);
  const before = history.length;
  await userEvent.type(screen.getByLabelText("Search"), "ROW");
  expect(location.search).toBe("?q=ROW");
  expect(history.length).toBe(before);
  expect(shown()).toBe("|Rows");
  expect(answer).toHaveBeenCalledTimes(1);
});

test("reads the search from the address into the field", async () => {
  history.replaceState(routerState, "", "/blog?q=cab");
  render(<Blog />);
  await settle();
  expect(screen.getByLabelText("Search")).toHaveValue("cab");
  expect(shown()).toBe("|Cables");
});

test("searches for text that was typed before hydration", async () => {
  history.replaceState(routerState, "", "/blog?category=Wiring");
  const container = built();
  screen.getByLabelText<HTMLInputElement>("Search").value = "cab";
  render(<Blog />, { container, hydrate: true });
  await settle();
  expect(location.search).toBe("?category=Wiring&q=cab");
  expect(screen.getByLabelText("Search")).toHaveValue("cab");
  expect(shown()).toBe("Wiring|Cables");
});

test("Back restores the previous search, also in the field", async () => {
  history.replaceState(routerState, "", "/blog?q=row");
  render(<Blog />);
  await userEvent.click(screen.getByRole("button", { name: "All" }));
  expect(screen.getByLabelText("Search")).toHaveValue("");
  act(() => {
    history.replaceState(routerState, "", "/blog?q=row");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(screen.getByLabelText("Search")).toHaveValue("row");
});

test("reports an index that failed to load and loads it again on request", async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 500 });
  history.replaceState(routerState, "", "/blog?q=row");
  render(<Blog />);
  await settle();
  expect(shown()).toBe("|failed");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(shown()).toBe("|Rows");
  expect(answer).toHaveBeenCalledTimes(2);
});

test("loads the code of the search on the first search, and again on request if that failed", async () => {
  const fails = jest.fn(() => {
    throw new Error("Loading chunk finder failed.");
  });
  jest.resetModules();
  jest.doMock("../../../src/sections/blog/search/finder", fails);
  render(<Blog />);
  await settle();
  expect(fails).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Wiring" }));
  await settle();
  expect(fails).toHaveBeenCalledTimes(1);
  expect(shown()).toBe("Wiring|failed");
  jest.dontMock("../../../src/sections/blog/search/finder");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await settle();
  expect(shown()).toBe("Wiring|Cables");
});

describe("an index of several files", () => {
  /** Resolves the request for each file when the test says so. */
  let pieces: Map<string, (answer: unknown) => void>;
  const give = (number: number, given: unknown) =>
    act(async () => {
      pieces.get(address(number))?.(given);
      await new Promise((done) => setTimeout(done));
    });
  const first = [article("Rows", "Home Theaters")];
  const second = [article("Cables", "Wiring"), article("Arrows", "Wiring")];

  beforeEach(() => {
    pieces = new Map();
    answer.mockImplementation(
      (asked: string) => new Promise((resolve) => pieces.set(asked, resolve)),
    );
  });
  const ask = (query: string) => {
    history.replaceState(routerState, "", `/blog?${query}`);
    return render(<Blog />);
  };
  const search = async (query: string) => {
    const asked = ask(query);
    await settle();
    return asked;
  };

  test("shows results as files arrive, and is complete after the last one", async () => {
    await search("q=row");
    await give(1, piece(first, address(2)));
    expect(shown()).toBe("|Rows…");
    await give(2, piece(second));
    expect(shown()).toBe("|Rows,Arrows");
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test("waits for the last file before it says that nothing was found", async () => {
    await search("q=nothing");
    await give(1, piece(first, address(2)));
    expect(shown()).toBe("|");
    await give(2, piece(second));
    expect(shown()).toBe("|nothing");
  });

  test("keeps the results after a failure and loads only the missing files again", async () => {
    await search("q=row");
    await give(1, piece(first, address(2)));
    await give(2, { ok: false, status: 500 });
    expect(shown()).toBe("|Rows…failed");
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await give(2, piece(second));
    expect(shown()).toBe("|Rows,Arrows");
    expect(answer.mock.calls.map(([asked]) => asked as string)).toEqual([1, 2, 2].map(address));
  });

  test("stops loading when the component unmounts and continues when it mounts again", async () => {
    const { unmount } = await search("q=row");
    await give(1, piece(first, address(2)));
    unmount();
    await give(2, piece(second, address(3)));
    expect(answer).toHaveBeenCalledTimes(2);
    ask("q=row");
    expect(shown()).toBe("|Rows…");
    await settle();
    expect(shown()).toBe("|Rows,Arrows…");
    await give(3, piece([article("Narrow", "Wiring")]));
    expect(shown()).toBe("|Rows,Arrows,Narrow");
    expect(answer).toHaveBeenCalledTimes(3);
  });

  test("shows the results of a cached index at once", async () => {
    const { unmount } = await search("q=row");
    await give(1, piece(first));
    unmount();
    ask("q=row");
    expect(shown()).toBe("|Rows");
  });
});
