/** Pages of another build after a deploy over an open page. */
import { render } from "@testing-library/react";
import { SameBuild } from "../../src/client/start";

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
  expect(container.textContent).toBe(visible);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
