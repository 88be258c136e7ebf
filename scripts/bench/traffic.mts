/** Records what a page transfers, as counted by Chromium: headers and compressed bodies. */
import type { CDPSession } from "playwright-core";

/** Resource types. Inlined CSS counts as HTML. */
export const kinds = ["html", "css", "font", "picture", "script", "data", "other"] as const;
export type Kind = (typeof kinds)[number];

export interface Transfer {
  kind: Kind;
  url: string;
  bytes: number;
  /** Whether it was requested before the load event. */
  early: boolean;
}

const kindOf: Readonly<Record<string, Kind>> = {
  Document: "html",
  Stylesheet: "css",
  Font: "font",
  Image: "picture",
  Script: "script",
  Fetch: "data",
  XHR: "data",
};

/** Starts recording; returns a function that returns everything transferred so far. */
export async function traffic(cdp: CDPSession): Promise<() => Transfer[]> {
  const asked = new Map<string, { url: string; at: number; kind: Kind }>();
  const found: (Omit<Transfer, "early"> & { at: number })[] = [];
  let loaded = Infinity;
  await cdp.send("Page.enable");
  await cdp.send("Network.enable");
  cdp.on("Page.loadEventFired", ({ timestamp }) => (loaded = timestamp));
  cdp.on("Network.requestWillBeSent", ({ requestId, request, timestamp, type }) =>
    asked.set(requestId, {
      url: request.url,
      at: timestamp,
      // Prefetched scripts have the type Fetch, so the file extension decides.
      kind: /\.js$/.test(request.url) ? "script" : (kindOf[type ?? ""] ?? "other"),
    }),
  );
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const request = asked.get(requestId);
    // data: URLs are part of the page.
    if (request && !request.url.startsWith("data:")) found.push({ ...request, bytes });
  });
  return () =>
    found.map(({ kind, url, bytes, at }) => ({ kind, url, bytes, early: at < loaded }));
}
