/** The results of the blog's search: how many are shown, and what the status says. */
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
  /** Number of posts found; undefined until the index has loaded. */
  found?: number;
  complete?: boolean;
  failed?: boolean;
  text?: string;
}

/** The list after a search. Each test uses another text, because the list remembers for each search how many posts it showed. */
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

test("shows up to 24 posts at once", () => {
  render(searched({ found: 24, text: "a" }));
  expect(titles()).toHaveLength(24);
  expect(more()).toBeNull();
});

test("shows the next 24 on a click and focuses the first new one", async () => {
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

test("a new search shows the first 24 posts; returning to a search shows as many as before", async () => {
  const { rerender, unmount } = render(searched({ found: 60, text: "c" }));
  await userEvent.click(screen.getByRole("button", { name: "Show more posts" }));
  rerender(searched({ found: 50, text: "cd" }));
  expect(titles()).toHaveLength(24);
  unmount();
  render(searched({ found: 60, text: "c" }));
  expect(titles()).toHaveLength(48);
});

test("posts that load later do not reduce the number that is shown", async () => {
  const { rerender } = render(searched({ found: 30, complete: false, text: "e" }));
  await userEvent.click(screen.getByRole("button", { name: "Show more posts" }));
  rerender(searched({ found: 60, text: "e" }));
  expect(titles()).toHaveLength(48);
});

test("announces the number of posts once the index is complete", () => {
  const { rerender } = render(searched({ found: 30, complete: false, text: "f" }));
  expect(said()).toBe("");
  rerender(searched({ found: 60, text: "f" }));
  expect(said()).toBe("60 posts");
  rerender(searched({ found: 1214, text: "f" }));
  expect(said()).toBe("1,214 posts");
  rerender(searched({ found: 1, text: "f" }));
  expect(said()).toBe("1 post");
});

test("shows the page's own list until the index has loaded", () => {
  render(searched({ complete: false }));
  expect(titles()).toEqual(["The page's own"]);
  expect(said()).toBe("");
});

test("says that nothing was found", () => {
  render(searched({ found: 0 }));
  expect(said()).toBe("No posts found.");
  expect(screen.getByRole("button", { name: "Show all posts" })).toBeVisible();
});

test("if the rest of the index fails to load, keeps the results and announces no number", () => {
  render(searched({ found: 3, complete: false, failed: true, text: "g" }));
  expect(titles()).toEqual(["Post 1", "Post 2", "Post 3"]);
  expect(said()).toBe("The search failed.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("formats the number of articles of a category with a comma", () => {
  render(searched({}));
  expect(screen.getByRole("button", { name: "Wiring 1,214" })).toBeVisible();
});
