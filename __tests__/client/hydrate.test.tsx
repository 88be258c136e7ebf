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

test("the page's own HTML is taken over, not replaced", async () => {
  container().innerHTML = renderToString(<Page />);
  const heading = screen.getByRole("heading", { name: "As built" });
  await act(async () => hydrate(<Page />, container()));
  expect(screen.getByRole("heading", { name: "Up" })).toBe(heading);
});

test("an empty container is filled", async () => {
  await act(async () => hydrate(<Page />, container()));
  expect(screen.getByRole("heading", { name: "Up" })).toBeTruthy();
});
