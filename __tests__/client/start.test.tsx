/** Hydration, scroll positions, and pages of another build after a deploy over an open page. */
import { act, render, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { renderToString } from "react-dom/server";
import { manageScrollRestoration } from "../../src/client/scroll";
import { hydrate, SameBuild } from "../../src/client/start";

const never = () => () => undefined;
const Page = () => (
  <h1>
    {useSyncExternalStore(
      never,
      () => "In the browser",
      () => "As built",
    )}
  </h1>
);

test.each([true, false])(
  "hydrates existing HTML, and renders into an empty container (HTML: %s)",
  async (built) => {
    document.body.innerHTML = `<div>${built ? renderToString(<Page />) : ""}</div>`;
    const before = screen.queryByRole("heading", { name: "As built" });
    await act(async () => hydrate(<Page />, document.body.firstElementChild ?? document.body));
    const after = screen.getByRole("heading", { name: "In the browser" });
    expect(before === after).toBe(built);
  },
);

test.each([
  ["of the same build are shown", ["old", "old"], "page 1", 0],
  ["of a newer build are loaded again, while the old page stays", ["old", "new"], "page 0", 1],
  ["of a host that mixes builds cause no endless reload", ["new", "new"], "page 1", 0],
])("pages %s", (_, builds, visible, reloads) => {
  window.___webpackCompilationHash = "old";
  const reload = jest.fn();
  const page = (build: string, index: number) => (
    <SameBuild build={build} onOther={reload}>
      page {index}
    </SameBuild>
  );
  const { container, rerender } = render(<></>);
  builds.forEach((build, index) => rerender(page(build, index)));
  expect(container).toHaveTextContent(visible);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test("leaves scroll positions to Gatsby while the site is open, and to the browser for the next document", () => {
  window.history.scrollRestoration = "auto";
  manageScrollRestoration();
  expect(window.history.scrollRestoration).toBe("manual");
  window.dispatchEvent(new Event("pagehide"));
  expect(window.history.scrollRestoration).toBe("auto");
  window.dispatchEvent(new Event("pageshow"));
  expect(window.history.scrollRestoration).toBe("manual");
});
