import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { take } from "../../../src/components/notifications/store";
import { Share } from "../../../src/components/share/Share";

const share = (
  <Share
    address="https://www.example.com/blog/a"
    title="A"
    copyFailed="It could not be copied."
  />
);

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

test("links to networks open a new tab and say so; the e-mail link does not", () => {
  render(share);
  for (const network of ["Facebook", "X", "LinkedIn"]) {
    const link = screen.getByRole("link", { name: `Share on ${network} (opens in a new tab)` });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
  expect(screen.getByRole("link", { name: "Send by e-mail" })).not.toHaveAttribute("target");
});

test("copying shows a message on the button and a notification; the button resets after 4,000 ms", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  render(share);
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe("https://www.example.com/blog/a");
  expect(await screen.findByRole("button", { name: "Link copied" })).toBeVisible();
  expect(take()).toEqual(["Link copied"]);
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByRole("button", { name: "Copy link" })).toBeVisible();
  jest.useRealTimers();
});

test("if the clipboard is refused, the button and a notification say so for 4,000 ms", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  render(share);
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByRole("button", { name: "It could not be copied." })).toBeVisible();
  expect(take()).toEqual(["It could not be copied."]);
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByRole("button", { name: "Copy link" })).toBeVisible();
  jest.useRealTimers();
});

test("the button for the share sheet exists only on devices that have one, and never in the built HTML", async () => {
  const open = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share: open });
  expect(renderToString(share)).not.toContain('aria-label="Share"');
  render(share);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(open).toHaveBeenCalledWith({ url: "https://www.example.com/blog/a", title: "A" });
});
