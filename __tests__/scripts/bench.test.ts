/** The bench compares each page with its limit, the same page without scripts. */
import { withoutScripts } from "../../scripts/bench/limit";
import { report } from "../../scripts/bench/report";
import { atMost, median, near, row } from "../../scripts/bench/result";

test("removes all scripts and their preloads and nothing else", () => {
  const rest = [
    '<link rel="preload" as="font" href="/a.woff2">\n<p>',
    "</p>\n<style>p{}</style>",
  ];
  const taken = [
    '<script type="application/ld+json">{"a":"<b>"}</script>',
    "<script>\nlet a = 1 < 2;\n</script >",
    '<script async src="/app.js"></script>',
    '<link as="script" rel="preload" href="/app.js"/>',
    "<link rel=modulepreload href=/app.js>",
  ];
  expect(withoutScripts(rest.join(taken.join("")))).toBe(rest.join(""));
});

test("returns the middle value, or the mean of the two middle ones", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 9])).toBe(3.5);
  expect(median([])).toBeNaN();
});

test.each([
  ["within the factor", [1040], [1000], true],
  ["within the distance", [158], [100], true],
  ["beyond both", [1061], [1000], false],
  ["without a value", [Number.NaN], [1000], false],
])("the rule “near the limit”: %s", (_, values, limits, met) => {
  expect(row({ table: "", of: "", values, limits }, near(1.05, 60, "ms")).met).toBe(met);
});

test("the report has the number of met requirements, ratios and differences", () => {
  const figures = { table: "First view", unit: "ms" };
  const text = report(
    [
      row({ ...figures, of: "LCP", values: [1100], limits: [1000] }, near(1.05, 60, "ms")),
      row({ ...figures, of: "TBT", values: [20], limits: [0] }, atMost(20, "ms")),
      row({ ...figures, of: "FCP", values: [900], limits: [1000] }),
    ],
    ["Today."],
  );
  expect(text).toContain("1 of 2 figures meet their requirement.");
  expect(text).toContain(
    "| LCP | 1100 ms | 1000 ms | 1.100 | +100 ms | ≤ 1.05 × the limit, or within 60 ms | **NO** |",
  );
  expect(text).toContain("| TBT | 20 ms | 0 ms |  |  | ≤ 20 ms | yes |");
  expect(text).toContain("| FCP | 900 ms | 1000 ms | 0.900 | −100 ms |  |  |");
});
