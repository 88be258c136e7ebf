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

test("networks open a new tab and say so; e-mail does not", () => {
  render(share);
  for (const network of ["Facebook", "X", "LinkedIn"]) {
    const link = screen.getByRole("link", { name: `Share on ${network} (opens in a new tab)` });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
  expect(screen.getByRole("link", { name: "Send by e-mail" })).not.toHaveAttribute("target");
});

test("copying tells on the button and by the notification, then the button is as before", async () => {
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

test("a refused clipboard is owned up to on the button, too, for as long", async () => {
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

test("the share sheet has a button where the device has one, and none in the built HTML", async () => {
  const open = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share: open });
  expect(renderToString(share)).not.toContain('aria-label="Share"');
  render(share);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(open).toHaveBeenCalledWith({ url: "https://www.example.com/blog/a", title: "A" });
});
