/** @jest-environment node */
import { forReaders } from "../../../src/gatsby/files/feed";

test("makes addresses absolute, reduces pictures to one file and replaces drawings with pictures", () => {
  const html =
    '<p><a href="/contact">us</a> <a href="https://x.test/">x</a></p>' +
    '<figure><picture><source srcset="/a.avif 480w" type="image/avif" sizes="100vw"><img src="/a.webp" srcset="/a.webp 480w" sizes="100vw" alt="A" width="1600" height="900" style="background-color:#000" loading="lazy" decoding="async"></picture></figure>' +
    '<figure><svg viewBox="0 0 9 9" role="img" aria-label="A drawing"><use href="/static/d.svg#figure"></use></svg></figure>';
  expect(forReaders(html, "https://www.sample.test")).toBe(
    '<p><a href="https://www.sample.test/contact">us</a> <a href="https://x.test/">x</a></p>' +
      '<figure><picture><img src="https://www.sample.test/a.webp" alt="A" width="1600" height="900"></picture></figure>' +
      '<figure><img src="https://www.sample.test/static/d.svg" alt="A drawing"></figure>',
  );
});
