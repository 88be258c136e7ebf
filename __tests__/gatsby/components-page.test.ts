/** The page that shows every component: it has all of them, and says when to use each. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { docstrings } from "../../src/gatsby/components-page";
import { filesUnder } from "../../src/content/read/disk";

const folder = "src/components";
/** Those around every page, and the parts of a map and of a drawing. */
const around =
  /^(header\/|(Footer|ThumbBar|Layout|Page|Head|map\/CountyShapes|drawing\/SvgUse)\.tsx$)/;
const page = readFileSync("src/templates/components.tsx", "utf8");

test("a docstring is read as one line, without its marks", () => {
  const code = `/** A. */\nconst b = 1;\n/**\n * One\n * two.\n */\nexport function Sample() {}`;
  expect(docstrings(code)).toEqual({ Sample: "One two." });
});

test.each(filesUnder(folder).filter((file) => file.endsWith(".tsx") && !around.test(file)))(
  "a component of %s is on the page, with a docstring",
  (file) => {
    const shown = Object.keys(docstrings(readFileSync(path.join(folder, file), "utf8"))).filter(
      (name) => new RegExp(`^ +${name}: \\{`, "m").test(page),
    );
    expect(shown).not.toEqual([]);
  },
);
