// @ts-check
import Sequencer from "@jest/test-sequencer";

/** The test files that take longest, longest first (`.build/unit.json` and `.build/site-spec.json` of a run have their times). */
export const longest = [
  "scripts/new-company.test.ts",
  "scripts/new.test.ts",
  "content/mistakes.test.ts",
  "site/look.test.ts",
  "site/engines/pages.test.ts",
  "site/faults.test.ts",
  "site/axe.test.ts",
  "site/engines/drawings.test.ts",
  "site/behaviour/axe-states.test.ts",
  "site/every-page.test.ts",
  "site/editor-tasks.test.ts",
  "site/behaviour/focus.test.ts",
  "site/engines/fonts.test.ts",
  "site/text-size.test.ts",
  "spec/table.test.ts",
];

/**
 * Starts the files that take longest first, so that no worker is left with one of them at the end. jest does so by itself only if it has run the
 * same files on this machine before; otherwise it goes by their size.
 */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof Sequencer>["sort"]>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    /** @param {(typeof sorted)[number]} test */
    const rank = ({ path }) => {
      const place = longest.findIndex((name) => path.endsWith(name));
      return place < 0 ? longest.length : place;
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
