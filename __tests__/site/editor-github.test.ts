/** Drafts are pull requests (decision 39). GitHub is simulated: only publishing changes main, and nothing is lost. */
import type { Page } from "playwright-core";
import { kindOf } from "../../src/content/kinds";
import { filesOf, textsOf } from "../support/edited-files";
import {
  boxOf,
  editorForTests,
  folder,
  openForm,
  saveButton,
  savedText,
  withoutViewTransitions,
  writeFiles,
  wholeForm,
} from "./support/editor";
import { GitHub } from "./support/github";
import { openPage, type OpenPage } from "./support/page";

const texts = textsOf(filesOf("."));
const town = "content/service-areas/towns/annapolis.md";
const branch = "cms/Town/annapolis";

const address = editorForTests();

/** Opens the editor with the simulated repository of `github`, without signing in. */
async function openRepository(github: GitHub): Promise<OpenPage> {
  const opened = await openPage(`${address()}/nothing`, { ...wholeForm, warm: false });
  const { page } = opened;
  await withoutViewTransitions(page);
  await github.serve(page);
  await page.route(`${address()}/`, async (route) => {
    const response = await route.fetch();
    const settings = `"repository":"${github.repository}","branch":"main",`;
    const body = (await response.text()).replace('id="settings">{', `$&${settings}`);
    await route.fulfill({ response, body });
  });
  return opened;
}

/** Opens the editor with the simulated repository of `github` and signs in with its token. */
async function open(github: GitHub): Promise<OpenPage> {
  const opened = await openRepository(github);
  const { page } = opened;
  await page.goto(address());
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByLabel("Personal Access Token").fill(github.token);
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/collections/);
  return opened;
}

/** Changes the heading of the town's text and saves the draft. */
async function saveDraft(page: Page, heading: string): Promise<void> {
  await openForm(page, kindOf("Town"), "annapolis");
  await boxOf(page, "introTitle").fill(heading);
  await saveButton(page).click();
}

/** Answers "Later" to the question whether to send the draft for review, and waits until the form is closed. */
async function later(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Later" }).click();
  await page.waitForURL((url) => !url.hash.includes("/entries/"));
  await page.waitForTimeout(500);
}

async function publish(page: Page): Promise<void> {
  await openForm(page, kindOf("Town"), "annapolis");
  await page.getByRole("button", { name: /Status:/ }).click();
  // The menu ignores clicks until it is open.
  await page.waitForTimeout(700);
  await page.getByRole("menuitemradio", { name: "Ready" }).click();
  await page.getByRole("button", { name: /Status:.*Ready/ }).waitFor();
  await page
    .getByRole("button", { name: /Publish/ })
    .first()
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Publish/ })
    .first()
    .click();
}

const headingOf = (text: string | undefined) => /^introTitle: (.*)$/m.exec(text ?? "")?.[1];

test("a draft is a pull request, a second save adds to it, and publishing merges it", async () => {
  const github = new GitHub(texts);
  const { page, requests, violations } = await open(github);
  await saveDraft(page, "Work in Annapolis, first");
  await later(page);
  expect(github.pulls).toEqual([
    expect.objectContaining({ branch, draft: true, state: "open" }),
  ]);
  await saveDraft(page, "Work in Annapolis, second");
  await later(page);
  expect(github.pulls).toHaveLength(1);
  expect(github.commits).toEqual([
    { branch, paths: [town] },
    { branch, paths: [town] },
  ]);
  expect(github.text("main", town)).toBe(texts[town]);
  expect(github.text(branch, town)).toBe(
    texts[town]?.replace(/^introTitle: .*$/m, "introTitle: Work in Annapolis, second"),
  );

  await publish(page);
  await page.waitForTimeout(1500);
  expect(github.pulls[0]?.merged).toBe(true);
  expect(headingOf(github.text("main", town))).toBe("Work in Annapolis, second");
  expect(github.unknown).toEqual([]);

  const hosts = requests
    .map((request) => request.url())
    .filter((url) => !/^(data|blob):/.test(url))
    .map((url) => new URL(url).hostname);
  // The policy blocks requests to GitHub's status page (docs/delivery.md, "Editor").
  expect([...new Set(hosts)].sort()).toEqual(["127.0.0.1", "api.github.com"]);
  expect([...new Set(violations.map((violation) => violation.replace(/ \(.*/, "")))]).toEqual([
    "connect-src: https://www.githubstatus.com/api/v2/status.json",
  ]);
});

test("a draft that conflicts with a change on main is not published, and stays", async () => {
  const github = new GitHub(texts);
  const { page } = await open(github);
  await saveDraft(page, "Work in Annapolis, mine");
  await later(page);
  github.push(
    "main",
    town,
    (texts[town] ?? "").replace(/^introTitle: .*$/m, "introTitle: Theirs"),
  );
  await publish(page);
  const message = page.getByRole("alert").filter({ hasText: "published" });
  await message.waitFor();
  expect(await message.innerText()).toContain(
    "This draft was not published, and nothing is lost. Someone else may have changed this entry on the site since you began: then copy your text, discard the draft, open the entry again and enter your text anew.",
  );
  expect(headingOf(github.text("main", town))).toBe("Theirs");
  expect(headingOf(github.text(branch, town))).toBe("Work in Annapolis, mine");
  expect(github.pulls[0]?.state).toBe("open");
});

test("with an expired token nothing is saved, the editor says so, and the words stay in the form", async () => {
  const github = new GitHub(texts);
  const { page } = await open(github);
  github.expired = true;
  await saveDraft(page, "Work in Annapolis, unsaved");
  const message = page.getByRole("alertdialog");
  await message.waitFor();
  expect(await message.innerText()).toContain("Bad credentials");
  expect(github.commits).toEqual([]);
  await page.getByRole("button", { name: "OK" }).click();
  expect(await boxOf(page, "introTitle").inputValue()).toBe("Work in Annapolis, unsaved");
});

test("with a local folder, saving changes the file in that folder and needs no account", async () => {
  const github = new GitHub({});
  const { page } = await openRepository(github);
  // Instead of asking for a folder, the browser returns its private folder.
  await writeFiles(page, { ...texts, ".git/HEAD": "ref: refs/heads/main" });
  await page.addInitScript((name) => {
    Reflect.set(window, "showDirectoryPicker", async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle(name),
    );
  }, folder);
  await page.goto(address());
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.waitForURL(/#\/collections/);
  await saveDraft(page, "Work in Annapolis, here");
  await page.waitForURL((url) => !url.hash.includes("/entries/"));
  expect(await savedText(page, town)).toBe(
    texts[town]?.replace(/^introTitle: .*$/m, "introTitle: Work in Annapolis, here"),
  );
  expect(github.commits).toEqual([]);
});
