/** Unpacks the Chromium of the npm package into the folder for temporary files, which browser.mts sets. */
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
