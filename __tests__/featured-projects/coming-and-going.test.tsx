import { act, render, screen } from "@testing-library/react";
import { useFeaturedProjects } from "../../src/featured-projects/useFeaturedProjects";
import { makeRow } from "./support/rows";
import { hang, Probe, refuse, rows, seconds, shown, visits } from "./support/visit";

const visit = visits();

test("pauses retries while the tab is hidden, then continues", async () => {
  visit.reply = refuse;
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  render(<Probe />);
  await seconds(60);
  expect(visit.asked).toHaveLength(1);
  visibility.mockReturnValue("visible");
  visit.reply = rows(makeRow());
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await seconds(1);
  expect(shown()).toMatchObject({ status: "ready" });
});

test("renders again only when something changes", async () => {
  visit.reply = refuse;
  const renders = jest.fn();
  const Counter = () => {
    renders(useFeaturedProjects().status);
    return null;
  };
  render(<Counter />);
  for (let second = 0; second < 2; second += 0.5) await seconds(0.5);
  visit.reply = rows(makeRow());
  for (let second = 0; second < 600; second += 20) await seconds(20);
  // React may render once more without a change.
  const rendered: unknown[] = renders.mock.calls.flat();
  expect(rendered.filter((status) => status === "ready")).toHaveLength(1);
  expect(rendered.length).toBeLessThanOrEqual(3);
});

test("does not treat a hash as a sign-in, and stores nothing", async () => {
  window.location.hash =
    "#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer";
  visit.reply = rows(makeRow());
  render(<Probe />);
  await seconds(60);
  expect(visit.asked).toHaveLength(1);
  expect(window.location.hash).toContain("access_token");
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ""]);
  window.location.hash = "";
});

test("aborts the read silently when the component unmounts", async () => {
  visit.reply = hang;
  const { unmount } = render(<Probe />);
  await seconds(1);
  expect(visit.asked[0]?.signal.aborted).toBe(false);
  unmount();
  expect(visit.asked[0]?.signal.aborted).toBe(true);
  await seconds(60);
  expect(visit.asked).toHaveLength(1);
  expect(visit.errors).not.toHaveBeenCalled();
});

test("sends no request if the component unmounts before the chunk has loaded", async () => {
  visit.reply = rows(makeRow());
  render(<Probe />).unmount();
  await seconds(60);
  expect(visit.asked).toEqual([]);
});

test("sends no request when the visitor returns within five minutes; sends one after that", async () => {
  visit.reply = rows(makeRow());
  const first = render(<Probe />);
  await seconds(1);
  first.unmount();
  await seconds(290);
  const second = render(<Probe />);
  await seconds(1);
  expect(shown()).toMatchObject({ status: "ready" });
  expect(visit.asked).toHaveLength(1);
  second.unmount();
  await seconds(310);
  render(<Probe />);
  await seconds(1);
  expect(visit.asked).toHaveLength(2);
});

test("keeps the projects when a later read fails", async () => {
  visit.reply = rows(makeRow());
  const first = render(<Probe />);
  await seconds(200);
  first.unmount();
  await seconds(150);
  visit.reply = refuse;
  render(<Probe />);
  await seconds(60);
  expect(visit.asked).toHaveLength(5);
  expect(shown()).toMatchObject({
    status: "ready",
    projects: [{ slug: "no-cable-on-the-porch" }],
  });
  expect(visit.errors).toHaveBeenCalledTimes(1);
});

test("two components on one page share one request", async () => {
  visit.reply = rows(makeRow());
  render(
    <>
      <Probe />
      <Probe />
    </>,
  );
  await seconds(1);
  expect(visit.asked).toHaveLength(1);
  expect(screen.getAllByText(/"ready"/)).toHaveLength(2);
  // A second client would log a warning.
  expect(visit.warnings).not.toHaveBeenCalled();
});
