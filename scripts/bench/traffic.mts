/** Listens to what a page transfers, as Chromium counts it: headers and compressed bodies. */
import type { CDPSession } from "playwright-core";

/** Kinds of what is transferred. The part of the CSS that stands in the page counts as its HTML. */
export const kinds = ["html", "css", "font", "picture", "script", "data", "other"] as const;
export type Kind = (typeof kinds)[number];

export interface Transfer {
  kind: Kind;
  url: string;
  bytes: number;
  /** Whether it was asked for before the load event. */
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

/** Listens from now on; what it gives back tells all that has been transferred until then. */
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
      // Scripts that a page fetches ahead are of the type Fetch: the file extension tells.
      kind: /\.js$/.test(request.url) ? "script" : (kindOf[type ?? ""] ?? "other"),
    }),
  );
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const request = asked.get(requestId);
    // Addresses that hold their own data are transferred with the page.
    if (request && !request.url.startsWith("data:")) found.push({ ...request, bytes });
  });
  return () =>
    found.map(({ kind, url, bytes, at }) => ({ kind, url, bytes, early: at < loaded }));
}
