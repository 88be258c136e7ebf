/** axe finds nothing on any page of dist/ on a phone, nor on any kind of page in a wide window. */
import { axeProblems } from "./support/axe";
import { kinds } from "./support/kinds";
import { hydrated, openPage } from "./support/page";
import { pages } from "./support/site";

const addresses = [...pages.map(({ path }) => path), "/no-such-page"];

test.each(addresses)("finds nothing on %s", async (address) => {
  const viewport = { width: 360, height: 740 };
  const { page } = await openPage(address, { viewport, bypassCSP: true });
  await hydrated(page);
  expect(await axeProblems(page)).toEqual([]);
  // Other texts on a page of the same kind change nothing that only a wide window has.
  if (!kinds.includes(address)) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await axeProblems(page)).toEqual([]);
});
