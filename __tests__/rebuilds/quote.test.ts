/** The site before a company has a job-request portal (decision 17): built without the stand-in portal that other tests use. */
import { JSDOM } from "jsdom";
import { business, first, words } from "../support/content";
import { copyProject, type Copy } from "./support/copy";

const region = first("Region").path;
let copy: Copy;

const linksOf = (path: string, selector: string) => [
  ...new JSDOM(copy.html(path)).window.document.querySelectorAll<HTMLAnchorElement>(selector),
];
const targets = (path: string) => [
  ...new Set(linksOf(path, "a[data-quote]").map((link) => link.getAttribute("href"))),
];

beforeAll(() => {
  copy = copyProject();
  const file = "content/business.yaml";
  copy.write(file, copy.read(file).replace(/^quote:\n(?: .*\n)+/m, ""));
  copy.build({ PORTAL_URL: "", PORTAL_SOCIAL_URL: "" });
});

test.each(["/", region, "/gallery"])("every quote button of %s leads to contact", (path) => {
  expect(targets(path)).toEqual(["/contact"]);
  expect(linksOf(path, "a[data-quote][target]")).toEqual([]);
});

test("quote buttons of the contact page open an e-mail with questions, and its address is next to the button", () => {
  const [target, ...others] = targets("/contact");
  expect(others).toEqual([]);
  const { protocol, pathname, searchParams } = new URL(String(target));
  expect([protocol, pathname]).toEqual(["mailto:", business.email]);
  expect(searchParams.get("subject")).toBe(words("ContactPage", "quoteMail.subject"));
  expect(searchParams.get("body")?.split("?").length).toBeGreaterThan(1);
  const main = new JSDOM(copy.html("/contact")).window.document.querySelector("main");
  expect(main?.textContent).toContain(words("ContactPage", "quoteMail.way"));
  expect(main?.querySelector(`button[aria-label="Copy ${business.email}"]`)).not.toBeNull();
});
