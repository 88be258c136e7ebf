/** The editor in the browser (decision 39): what it changes in a build, and a round trip of every content file through its forms. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "playwright-core";
import { ask } from "../../scripts/answers/ask";
import { filesIn } from "../../src/gatsby/files-in";
import { editorPolicy, editorRules } from "../../src/gatsby/editor/policy";
import { editorForTests, openEditor, roundTrip } from "../site/support/editor";
import { companies, filesOf, textsOf } from "../support/edited-files";
import { copyProject, type Copy } from "./support/copy";
import { serve, type Served } from "./support/servers";

const business = "content/business.yaml";
const switchedOn = "editor:\n  repository: example/website\n";

// In a describe block, so that the servers end before the copy is removed.
describe("a site with an editor", () => {
  let copy: Copy;
  let served: Served;
  let browser: Browser;
  /** The files of dist/ and their hashes, without the editor and with it. */
  let without: Map<string, string>;
  let withEditor: Map<string, string>;
  let headers: string;
  const address = editorForTests();

  function built(): Map<string, string> {
    const dist = path.join(copy.folder, "dist");
    return new Map(
      filesIn(dist).map((name) => {
        const bytes = readFileSync(path.join(dist, name));
        return [name, createHash("sha256").update(bytes).digest("hex")];
      }),
    );
  }

  beforeAll(async () => {
    copy = copyProject();
    // Some files contain the time of the build, so both builds get the same.
    const moment = { BUILD_TIME: "2026-01-15T12:00:00Z" };
    copy.build(moment);
    without = built();
    headers = copy.read("dist/_headers");
    copy.write(business, `${copy.read(business)}${switchedOn}`);
    copy.build(moment);
    withEditor = built();
    served = await serve(copy.folder);
    browser = await chromium.launch(served.browser);
  });

  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  test("the files of the site are unchanged, and only the editor's files are added", () => {
    expect([...without.keys()].filter((name) => /^admin/.test(name))).toEqual([]);
    const others = [...withEditor].filter(([name, hash]) => without.get(name) !== hash);
    const names = others.map(([name]) => name).filter((name) => !name.startsWith("admin/"));
    expect(names.sort()).toEqual(["_headers", "admin.html"]);
    expect([...without.keys()].filter((name) => !withEditor.has(name))).toEqual([]);
    expect(copy.read("dist/_headers")).toBe(headers + editorRules());
  });

  test("the style sheet of previews is beside its script, with the fonts of the site", () => {
    const names = [...withEditor.keys()].filter((name) =>
      /^admin\/(editor-\w+\.css|assets\/(familjen|hanken)-grotesk-\w+\.woff2)$/.test(name),
    );
    expect(names).toHaveLength(3);
    const [style = ""] = names.filter((name) => name.endsWith(".css"));
    expect(copy.read("dist/admin.html")).toContain(`"previewStyle":"/${style}"`);
  });

  test("no page links to it, and the site map does not list it", () => {
    const texts = [...copy.pages().map(copy.html), copy.read("dist/sitemap.xml")];
    expect(texts.filter((text) => /["/]admin["/<]/.test(text))).toEqual([]);
  });

  test("the edge sends the editor's policy with the editor, and the site's with all else", async () => {
    const policyOf = async (address: string) =>
      (await ask(served.url, address)).headers["content-security-policy"];
    const [script = ""] = [...withEditor.keys()].filter((name) => /^admin\/editor-/.test(name));
    for (const address of ["/admin", `/${script}`]) {
      const { status, headers: sent } = await ask(served.url, address);
      expect([address, status]).toEqual([address, 200]);
      expect(sent["content-security-policy"]).toBe(editorPolicy);
      expect(sent["x-robots-tag"]).toBe("noindex");
      expect(sent["strict-transport-security"]).toBeTruthy();
    }
    const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1];
    for (const address of ["/", "/about", "/administration"])
      expect(await policyOf(address)).toBe(policy);
  });

  test("it opens under that policy and offers to sign in with a token", async () => {
    const page = await browser.newPage();
    await page.goto(`${served.url}/admin`);
    await page.getByRole("button", { name: /Token/ }).first().waitFor();
    await page.close();
  });

  test("npm run build:editor writes it as a site of its own", () => {
    expect(copy.run("build:editor")).toContain("dist-editor/");
    expect(copy.read("dist-editor/_headers")).toContain(editorPolicy);
    expect(copy.read("dist-editor/index.html")).toMatch(/src="\/editor-\w+\.js"/);
  });

  test("Netlify's build is refused before it begins", () => {
    expect(() => copy.build({ NETLIFY: "true" })).toThrow(/which Netlify cannot serve/);
  });

  test.each(companies)("every file of %s keeps its form in a browser", async (company) => {
    const files = filesOf(company);
    const page = await (await browser.newContext()).newPage();
    await openEditor(page, address(), textsOf(files));
    const harmed: string[] = [];
    for (const { kind, file, text } of files) {
      const { changed, back } = await roundTrip(page, kind, file);
      const lines = new Set(text.split("\n"));
      const added = changed?.split("\n").filter((line) => !lines.has(line));
      if (added?.length !== 1 || back !== text) harmed.push(file);
    }
    expect(harmed).toEqual([]);
    await page.context().close();
  });
});
