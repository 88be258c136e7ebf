/** The blog's one state: the address (decision 24). */
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
/** An index is kept once it is there: every test has its own. */
let index = 0;

beforeEach(() => {
  index += 1;
  answer = jest.fn().mockResolvedValue(piece(all));
  Object.assign(globalThis, { fetch: answer });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  history.replaceState(routerState, "", "/blog");
});

/** Address of a piece of the index. */
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

/** The built page in the document, before the scripts come. */
function built(): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Blog />);
  return container;
}

test("the built HTML knows no query", () => {
  history.replaceState(routerState, "", "/blog?category=Wiring");
  const container = built();
  expect(shown()).toBe("|");
  container.remove();
});

test("nothing is fetched before something is asked", async () => {
  render(<Blog />);
  await settle();
  expect(answer).not.toHaveBeenCalled();
});

test("a category is a step back can undo, and the router's state stays", async () => {
  render(<Blog />);
  const before = history.length;
  await userEvent.click(screen.getByRole("button", { name: "Wiring" }));
  expect(location.search).toBe("?category=Wiring");
  expect(history.length).toBe(before + 1);
  expect(history.state).toEqual(routerState);
  expect(shown()).toBe("Wiring|Cables");
});

test("typing writes the address without a step, and looks in the index once", async () => {
  render(<Blog />);
  const before = history.length;
  await userEvent.type(screen.getByLabelText("Search"), "ROW");
  expect(location.search).toBe("?q=ROW");
  expect(history.length).toBe(before);
  expect(shown()).toBe("|Rows");
  expect(answer).toHaveBeenCalledTimes(1);
});

test("an address that asks is followed, also into the field", async () => {
  history.replaceState(routerState, "", "/blog?q=cab");
  render(<Blog />);
  await settle();
  expect(screen.getByLabelText("Search")).toHaveValue("cab");
  expect(shown()).toBe("|Cables");
});

test("what was typed before the scripts came is asked", async () => {
  history.replaceState(routerState, "", "/blog?category=Wiring");
  const container = built();
  screen.getByLabelText<HTMLInputElement>("Search").value = "cab";
  render(<Blog />, { container, hydrate: true });
  await settle();
  expect(location.search).toBe("?category=Wiring&q=cab");
  expect(screen.getByLabelText("Search")).toHaveValue("cab");
  expect(shown()).toBe("Wiring|Cables");
});

test("back brings back what was asked before, also in the field", async () => {
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

test("an index that cannot be had is told, and asked for again on demand", async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 500 });
  history.replaceState(routerState, "", "/blog?q=row");
  render(<Blog />);
  await settle();
  expect(shown()).toBe("|failed");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(shown()).toBe("|Rows");
  expect(answer).toHaveBeenCalledTimes(2);
});

test("what looks in the index comes when something is asked; where it cannot be had it is asked for again", async () => {
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

describe("an index in pieces", () => {
  /** The answers of the pieces: each is given when the test says so. */
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

  test("what is found shows as the pieces come, and is all there is after the last", async () => {
    await search("q=row");
    await give(1, piece(first, address(2)));
    expect(shown()).toBe("|Rows…");
    await give(2, piece(second));
    expect(shown()).toBe("|Rows,Arrows");
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test("that nothing is found is known after the last piece only", async () => {
    await search("q=nothing");
    await give(1, piece(first, address(2)));
    expect(shown()).toBe("|");
    await give(2, piece(second));
    expect(shown()).toBe("|nothing");
  });

  test("after a failure what was found stays, and the rest is asked for again", async () => {
    await search("q=row");
    await give(1, piece(first, address(2)));
    await give(2, { ok: false, status: 500 });
    expect(shown()).toBe("|Rows…failed");
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await give(2, piece(second));
    expect(shown()).toBe("|Rows,Arrows");
    expect(answer.mock.calls.map(([asked]) => asked as string)).toEqual([1, 2, 2].map(address));
  });

  test("who has left asks for no further piece; who comes back goes on from there", async () => {
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

  test("an index that is there is shown at once to who comes back", async () => {
    const { unmount } = await search("q=row");
    await give(1, piece(first));
    unmount();
    ask("q=row");
    expect(shown()).toBe("|Rows");
  });
});
