/** The page of a project that is newer than the build (decision 13). */
import { business, words } from "../support/content";
import {
  hang,
  row,
  rows,
  sendRows,
  sendStatus,
  visitWith,
  type BackendVisit,
} from "./support/backend";
import { pass, passUntil } from "./support/clock";
import { gate } from "./support/page";
import { takeMessages } from "./support/visit";

const address = "/gallery/project-2";
const heading = ({ page }: BackendVisit) => page.locator("main h1").innerText();
/** Waits for the page of the project. */
const projectAppears = (visited: BackendVisit) =>
  passUntil(visited.page, async () => (await heading(visited)) === "Project 2");

test("says that it is loading, then shows the project from its row", async () => {
  const { open: send, opened: sent } = gate();
  const visited = await visitWith(
    [(route) => sent.then(() => sendRows(...rows(3))(route))],
    address,
  );
  const { page } = visited;
  const main = page.locator("main");
  expect(await main.getByRole("status").innerText()).toBe(
    words("ScreenLabels", "projectLoading"),
  );
  send();
  await projectAppears(visited);
  expect(await main.innerText()).toContain(row(2).short_caption);
  expect(await main.locator("img").getAttribute("src")).toMatch(/camera-dome-large\.jpg$/);
  await passUntil(page, async () => (await page.title()).includes("Project 2"));
  const robots = page.locator("meta[name='robots']");
  expect(await robots.getAttribute("content")).toContain("noindex");
  expect(visited.reads).toHaveLength(1);
});

test.each([
  ["no featured row has the slug", address, 1],
  ["the address cannot be a project's", "/gallery/a/b", 0],
])("if %s, shows the 404 screen and logs the missing page", async (_, path, reads) => {
  const visited = await visitWith([sendRows(row(1), row(3))], path);
  await passUntil(visited.page, () =>
    visited.console.some((line) => line.includes("404 Error")),
  );
  expect(await heading(visited)).toBe(words("ScreenLabels", "notFoundTitle"));
  const missing = `error: 404 Error: User attempted to access non-existent route: ${path}`;
  expect(takeMessages(visited)).toEqual([expect.stringContaining(missing)]);
  expect(visited.reads).toHaveLength(reads);
});

test("if the read fails, shows the phone number and logs no missing page", async () => {
  const visited = await visitWith([sendStatus(503, "{}")], address);
  const { page } = visited;
  const phone = page.locator(`main a[href="tel:${business.phone.e164}"]`);
  expect(await phone.count()).toBe(0);
  await passUntil(page, async () => (await phone.count()) > 0);
  expect(await phone.isVisible()).toBe(true);
  expect(await page.locator("main").getByRole("status").innerText()).toContain(
    words("ScreenLabels", "projectFailed"),
  );
  expect(takeMessages(visited)).toEqual([
    expect.stringContaining("Featured projects could not be read: 503"),
  ]);
});

test("opens from the carousel without another request", async () => {
  const visited = await visitWith([sendRows(...rows(3)), hang]);
  const { page } = visited;
  const link = page.getByRole("link", { name: /Project 2/ });
  await passUntil(page, async () => (await link.count()) > 0);
  await link.click();
  await projectAppears(visited);
  expect(new URL(page.url()).pathname).toBe(address);
  await pass(page, 10_000);
  expect(visited.reads).toHaveLength(1);
});
