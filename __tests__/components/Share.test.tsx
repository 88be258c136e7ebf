import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notifications } from "../../src/components/Notifications";
import { Share } from "../../src/components/Share";

test("if the clipboard refuses, the button and a notification say so for 4,000 ms", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  render(
    <>
      <Share address="https://www.example.com/a" title="A" copyFailed="It was not copied." />
      <Notifications />
    </>,
  );
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByRole("button", { name: "It was not copied." })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("It was not copied.");
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByRole("button", { name: "Copy link" })).toBeVisible();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  jest.useRealTimers();
});
