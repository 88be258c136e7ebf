/** What was found in the blog: how much of it is shown, and what is said of it. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BlogList } from "../../../src/sections/blog/list/BlogList";
import * as finder from "../../../src/sections/blog/search/finder";

const words = {
  title: "Blog",
  found: "{count} posts",
  oneFound: "1 post",
  more: "Show more posts",
  empty: "No posts found.",
  showAll: "Show all posts",
  searchFailed: "The search failed.",
  retry: "Try again",
  newer: "Newer posts",
  older: "Older posts",
  categories: "Categories",
  recent: "Recent Posts",
};
const picture = {
  focal: [0.5, 0.5],
  color: "#080808",
  width: 1,
  height: 0.6,
  avif: "",
  src: "",
};
const indexed = (number: number) => ({
  title: `Post ${number}`,
  excerpt: "",
  category: "Wiring",
  path: `/blog/post-${number}`,
  day: "2024-07-16",
  date: "July 16, 2024",
  picture,
});
const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => indexed(index + 1));
const own = {
  ...indexed(0),
  title: "The page's own",
  category: { blog: "Wiring" },
  picture: { alt: "", focal: [0.5, 0.5], image: null },
};
const counts = [{ category: { blog: "Wiring" }, count: 1214 }];
const list = { previous: null, next: "/blog/page/2", counts, recent: [own] };

interface Found {
  /** Number of posts that were found; undefined where none are there yet. */
  found?: number;
  complete?: boolean;
  failed?: boolean;
  text?: string;
}

/** The list after a search. The text is another one in every test: what was shown of a search is kept. */
const searched = ({ found, complete = true, failed = false, text = "post" }: Found) => (
  <BlogList
    words={words}
    list={list}
    articles={[own]}
    found={found === undefined ? undefined : posts(found)}
    finder={finder}
    complete={complete}
    failed={failed}
    category=""
    text={text}
    onChoose={jest.fn()}
    onShowAll={jest.fn()}
    onRetry={jest.fn()}
  />
);
const titles = () =>
  within(screen.getAllByRole("list")[0] ?? document.body)
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);
const said = () => screen.getByRole("status").textContent;
const more = () => screen.queryByRole("button", { name: "Show more posts" });

test("up to twenty-four posts are shown at once", () => {
  render(searched({ found: 24, text: "a" }));
  expect(titles()).toHaveLength(24);
  expect(more()).toBeNull();
});

test("of more the first are shown; a press shows the next and leads to the first of them", async () => {
  render(searched({ found: 60, text: "b" }));
  expect(titles()).toHaveLength(24);
  expect(said()).toBe("60 posts");
  await userEvent.click(screen.getByRole("button", { name: "Show more posts" }));
  expect(titles()).toHaveLength(48);
  expect(screen.getByRole("link", { name: "Post 25" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Show more posts" }));
  expect(titles()).toHaveLength(60);
  expect(screen.getByRole("link", { name: "Post 49" })).toHaveFocus();
  expect(more()).toBeNull();
});

test("another search begins with the first posts; who comes back finds as many as before", async () => {
  const { rerender, unmount } = render(searched({ found: 60, text: "c" }));
  await userEvent.click(screen.getByRole("button", { name: "Show more posts" }));
  rerender(searched({ found: 50, text: "cd" }));
  expect(titles()).toHaveLength(24);
  unmount();
  render(searched({ found: 60, text: "c" }));
  expect(titles()).toHaveLength(48);
});

test("posts that come later do not take away what was shown", async () => {
  const { rerender } = render(searched({ found: 30, complete: false, text: "e" }));
  await userEvent.click(screen.getByRole("button", { name: "Show more posts" }));
  rerender(searched({ found: 60, text: "e" }));
  expect(titles()).toHaveLength(48);
});

test("the number is said once it is known", () => {
  const { rerender } = render(searched({ found: 30, complete: false, text: "f" }));
  expect(said()).toBe("");
  rerender(searched({ found: 60, text: "f" }));
  expect(said()).toBe("60 posts");
  rerender(searched({ found: 1214, text: "f" }));
  expect(said()).toBe("1,214 posts");
  rerender(searched({ found: 1, text: "f" }));
  expect(said()).toBe("1 post");
});

test("while nothing is there yet the page's own list stands", () => {
  render(searched({ complete: false }));
  expect(titles()).toEqual(["The page's own"]);
  expect(said()).toBe("");
});

test("where nothing is found it says so", () => {
  render(searched({ found: 0 }));
  expect(said()).toBe("No posts found.");
  expect(screen.getByRole("button", { name: "Show all posts" })).toBeVisible();
});

test("where the rest of the index cannot be had, what was found stays and no number is said", () => {
  render(searched({ found: 3, complete: false, failed: true, text: "g" }));
  expect(titles()).toEqual(["Post 1", "Post 2", "Post 3"]);
  expect(said()).toBe("The search failed.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("the number of articles of a category is written as all numbers are", () => {
  render(searched({}));
  expect(screen.getByRole("button", { name: "Wiring 1,214" })).toBeVisible();
});
