/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { useFeaturedProjects } from "../../src/featured-projects/useFeaturedProjects";

test("during server rendering the hook is pending; it loads no client and sends no request", async () => {
  const load = jest.fn(() => ({}));
  jest.doMock("../../src/featured-projects/load", load);
  const fetch = jest.spyOn(globalThis, "fetch");
  const Probe = () => <p>{useFeaturedProjects().status}</p>;
  expect(renderToString(<Probe />)).toBe("<p>waiting</p>");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(load).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});
