/** axe finds nothing on any page of dist/, in a wide and a narrow window. */
import { axeProblems } from "./support/axe";
import { hydrated, openPage } from "./support/page";
import { pages } from "./support/site";

const addresses = [...pages.map(({ path }) => path), "/no-such-page"];

test.each(addresses)("finds nothing on %s", async (address) => {
  const viewport = { width: 360, height: 740 };
  const { page } = await openPage(address, { viewport, bypassCSP: true });
  await hydrated(page);
  const narrow = await axeProblems(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await axeProblems(page);
  expect({ narrow, wide }).toEqual({ narrow: [], wide: [] });
});
