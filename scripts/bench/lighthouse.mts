/** Lighthouse's performance audit of a page for phones, with simulated throttling. */
import lighthouse from "lighthouse";
import { blockedUrls } from "../browser.mjs";

export interface Performance {
  /** 0 to 100. */
  score: number;
  /** All in ms. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** The figures of `url`. Retries once if Lighthouse aborts; throws if it aborts again. */
export async function performanceOf(
  url: string,
  { port, cpu = 4, again = true }: { port: number; cpu?: number; again?: boolean },
): Promise<Performance> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ["performance"],
    throttling: { cpuSlowdownMultiplier: cpu },
    blockedUrlPatterns: blockedUrls,
    disableFullPageScreenshot: true,
    logLevel: "silent",
    output: "json",
  });
  const { categories, audits, runtimeError } = result?.lhr ?? {};
  const score = categories?.performance?.score;
  if (typeof score !== "number") {
    if (again) return performanceOf(url, { port, cpu, again: false });
    throw new Error(`Lighthouse aborted on ${url}: ${runtimeError?.message ?? "no score"}`);
  }
  const value = (id: string) => audits?.[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(score * 100),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}
