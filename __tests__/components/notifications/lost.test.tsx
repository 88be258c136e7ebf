import { act, render, screen } from "@testing-library/react";
import { Notifications } from "../../../src/components/notifications/Notifications";
import { notify, take } from "../../../src/components/notifications/store";

jest.mock("../../../src/components/notifications/Toasts", () => {
  throw new Error("offline");
});

test("if the library does not load, logs an error and drops the message", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(<Notifications />);
  await act(async () => {
    notify("Link copied");
    await Promise.resolve();
  });
  expect(log).toHaveBeenCalledWith("The notifications did not load and are left out.");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(take()).toEqual([]);
});
