/** Unpacks the Chromium of the npm package into the folder of the variable TMPDIR; browser.mts sets it. */
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
