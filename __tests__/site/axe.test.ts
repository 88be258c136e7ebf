/** axe finds nothing on any page of dist/, in a wide and a narrow window. */
import { axeProblems } from "./support/axe";
import { hydrated, openPage } from "./support/page";
import { pages } from "./support/site";

const addresses = [...pages.map(({ path }) => path), "/no-such-page"];

test.each(addresses)("finds nothing on %s", async (address) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    const { page } = await openPage(address, { viewport, bypassCSP: true });
    await hydrated(page);
    expect({ viewport, found: await axeProblems(page) }).toEqual({ viewport, found: [] });
  }
});
