/** Functions that tests run in a page, in any engine. They are sent as source text, so they must not use variables from outside. */

/** Whether the heading is visible, and how many CSS pixels the page is wider than its window. */
export const fit = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    heading: document.querySelector("h1")?.checkVisibility() ?? false,
    overflow: scrollWidth - clientWidth,
  };
};

/** The site's fonts that are missing: the first text with such a font is rendered in another one. */
export const missingFonts = () => {
  const width = (element: HTMLElement, family?: string) => {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.style.cssText =
      "position: absolute; width: max-content; max-width: none; white-space: nowrap";
    if (family) copy.style.fontFamily = family;
    element.after(copy);
    const measured = copy.getBoundingClientRect().width;
    copy.remove();
    return measured;
  };
  const texts = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, a)")];
  return ["Familjen Grotesk Variable", "Hanken Grotesk Variable"].filter((family) => {
    const element = texts.find(
      (each) =>
        each.checkVisibility() && getComputedStyle(each).fontFamily.startsWith(`"${family}"`),
    );
    if (!element) return true;
    const web = width(element, `"${family}", monospace`);
    return web === width(element, "monospace") || web !== width(element);
  });
};

/**
 * The number of visible headings, and those that have another number of lines in the fallback fonts, as "1 → 2: text". Headings of the first
 * screen are listed separately.
 */
export const rewrappedHeadings = () => {
  const headings = [...document.querySelectorAll<HTMLElement>("h1, h2, h3")].filter((each) =>
    each.checkVisibility(),
  );
  const lines = (heading: HTMLElement) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    const half = parseFloat(getComputedStyle(heading).fontSize) / 2;
    const middles = [...text.getClientRects()]
      .map(({ top, bottom }) => (top + bottom) / 2)
      .sort((one, other) => one - other);
    return middles.filter((middle, place) => middle - (middles[place - 1] ?? -Infinity) > half)
      .length;
  };
  const before = headings.map(lines);
  const tops = headings.map((heading) => heading.getBoundingClientRect().top + scrollY);
  const all = document.querySelectorAll<HTMLElement>("main *");
  const families = [...all].map((element) => getComputedStyle(element).fontFamily);
  all.forEach((element, place) => {
    element.style.fontFamily = (families[place] ?? "").replace(/"\w+ Grotesk Variable", /, "");
  });
  const rewrapped = headings.flatMap((heading, place) => {
    const after = lines(heading);
    const words = `${before[place]} → ${after}: ${heading.textContent?.trim()}`;
    return after === before[place] ? [] : [{ words, seen: (tops[place] ?? 0) < innerHeight }];
  });
  all.forEach((element) => element.style.removeProperty("font-family"));
  return {
    headings: headings.length,
    inFirstScreen: rewrapped.filter(({ seen }) => seen).map(({ words }) => words),
    below: rewrapped.filter(({ seen }) => !seen).map(({ words }) => words),
  };
};
