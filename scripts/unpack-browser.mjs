/** Unpacks the Chromium of the packages into the folder for temporary files; browser.mts sets that folder. */
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
