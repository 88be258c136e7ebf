#!/usr/bin/env bash
# A finger that scrolls the page past a range input moves it, although `touch-action: pan-y` leaves vertical movements to the browser.
#
# Seen with playwright-core 1.65.1 and the Chromium 147 of @sparticuz/chromium 147.0.0: the input jumps to the finger when it touches the line, before the
# browser knows that the movement is a scroll. The page then scrolls, `pointercancel` fires, and the new value stays:
#   scrolled true, value 81 instead of 20, pointercancel true
# So a page that puts a range where visitors scroll has to restore the value itself on pointercancel.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @sparticuz/chromium@147.0.0 playwright-core@1.65.1
cat > run.mjs <<'JS'
import packed from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const executablePath = process.env.CHROMIUM ?? (await packed.executablePath());
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext({ viewport: { width: 400, height: 600 }, isMobile: true, hasTouch: true });
const page = await context.newPage();
await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width"><body style="height:3000px;margin:0">
<input type="range" value="20" style="position:absolute;top:400px;left:0;width:400px;height:48px;margin:0;touch-action:pan-y">`);
await page.evaluate(() => {
  window.canceled = false;
  document.querySelector("input").addEventListener("pointercancel", () => (window.canceled = true));
});
const session = await context.newCDPSession(page);
const finger = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
await finger("touchStart", { x: 320, y: 424 });
for (let step = 1; step <= 12; step += 1) await finger("touchMove", { x: 320, y: 424 - 18 * step });
await finger("touchEnd");
await page.waitForFunction(() => window.scrollY > 50);
const [value, canceled] = await page.evaluate(() => [document.querySelector("input").valueAsNumber, window.canceled]);
console.log(`scrolled true, value ${value} instead of 20, pointercancel ${canceled}`);
await browser.close();
JS
output=$(node run.mjs)
echo "$output"
[[ "$output" =~ ^scrolled\ true,\ value\ (7|8)[0-9]\ instead\ of\ 20,\ pointercancel\ true$ ]] || { echo "The behavior has changed." >&2; exit 1; }
