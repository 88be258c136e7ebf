import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { take } from "../../src/components/notifications/store";
import { Share } from "../../src/components/share/Share";

const share = (
  <Share address="https://www.example.com/blog/a" title="A" copyFailed="It was not copied." />
);

test("if the clipboard refuses, the button and a notification say so for 4,000 ms", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  render(share);
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByRole("button", { name: "It was not copied." })).toBeVisible();
  expect(take()).toEqual(["It was not copied."]);
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByRole("button", { name: "Copy link" })).toBeVisible();
  jest.useRealTimers();
});

test("only a device with a share sheet has a button for it, and the built HTML never has", async () => {
  const open = jest.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
  const { unmount } = render(share);
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  unmount();
  Object.assign(navigator, { share: open });
  expect(renderToString(share)).not.toContain('aria-label="Share"');
  render(share);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(open).toHaveBeenCalledWith({ url: "https://www.example.com/blog/a", title: "A" });
});
