import { act, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { renderToString } from "react-dom/server";
import { hydrate } from "../../src/client/hydrate";

function Page() {
  const words = useSyncExternalStore(
    () => () => undefined,
    () => "Up",
    () => "As built",
  );
  return <h1>{words}</h1>;
}

beforeEach(() => {
  document.body.innerHTML = "<div></div>";
});
const container = () => document.body.firstElementChild ?? document.body;

test("hydrates the page's HTML instead of replacing it", async () => {
  container().innerHTML = renderToString(<Page />);
  const heading = screen.getByRole("heading", { name: "As built" });
  await act(async () => hydrate(<Page />, container()));
  expect(screen.getByRole("heading", { name: "Up" })).toBe(heading);
});

test("renders into an empty container", async () => {
  await act(async () => hydrate(<Page />, container()));
  expect(screen.getByRole("heading", { name: "Up" })).toBeTruthy();
});
