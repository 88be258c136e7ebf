import { shareLinks } from "../../src/domain/share";

test("shares the page's absolute address and title", () => {
  const links = shareLinks("https://www.example.com/blog/a", "Cat6 & fiber?");
  expect(Object.fromEntries(links.map(({ network, href }) => [network, href]))).toEqual({
    Facebook:
      "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.example.com%2Fblog%2Fa",
    X: "https://x.com/intent/post?url=https%3A%2F%2Fwww.example.com%2Fblog%2Fa&text=Cat6%20%26%20fiber%3F",
    LinkedIn:
      "https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fwww.example.com%2Fblog%2Fa",
    "e-mail":
      "mailto:?subject=Cat6%20%26%20fiber%3F&body=https%3A%2F%2Fwww.example.com%2Fblog%2Fa",
  });
});
