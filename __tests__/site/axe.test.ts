/** axe finds nothing on any kind of page in a wide window. (every-page.test.ts runs it on every page on a phone.) */
import { axeProblems } from "./support/axe";
import { kinds } from "./support/kinds";
import { hydrated, openPage } from "./support/page";

test.each(kinds)("finds nothing on %s", async (address) => {
  const { page } = await openPage(address);
  await hydrated(page);
  expect(await axeProblems(page)).toEqual([]);
});

test("finds nothing on the 404 screen on a phone", async () => {
  const { page } = await openPage("/no-such-page", { viewport: { width: 360, height: 740 } });
  await hydrated(page);
  expect(await axeProblems(page)).toEqual([]);
});
