/** What happens when the scripts start: hydration, and the browser code outside of components. */
import type { PageProps } from "gatsby";
import { startTransition, useEffect, useState, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { findingsPath } from "../domain/site";
import { startNavigation } from "./navigation";
import { startPrefetching } from "./prefetch";
import { manageScrollRestoration } from "./scroll";

declare global {
  interface Window {
    /** Buttons and cards clicked before hydration, in the order of their last clicks; collected by src/gatsby/late-scripts.ts. */
    earlyClicks?: Set<HTMLElement>;
  }
}

/**
 * Hydrates the HTML in `container` as a transition, which React does in slices: on a slow processor, an interaction waits for one slice. Renders
 * into an empty container, as the development server sends no HTML.
 */
export function hydrate(element: ReactNode, container: Element): void {
  if (container.hasChildNodes())
    startTransition(() => {
      hydrateRoot(container, element);
    });
  else createRoot(container).render(element);
}

/** Starts the browser code outside of components. */
export function afterHydration(): void {
  document.documentElement.dataset.hydrated = "true";
  manageScrollRestoration();
  startPrefetching();
  startNavigation();
  const clicks = [...(window.earlyClicks ?? [])];
  window.earlyClicks?.clear();
  for (const element of clicks) element.click();
  // Gatsby saves the scroll position from the next scroll event on; the visitor may have scrolled before.
  window.dispatchEvent(new Event("scroll"));
}

/**
 * The page as it was built: the hash of the build that its data comes from, and the path under which it was built; for a missing page that of the
 * 404 page, so that the navigation matches the HTML.
 */
export function builtPage({ pageResources: { page } }: PageProps) {
  // After a load, Gatsby's path ends with the query string, and after Back it does not: the same page would be rendered again.
  return { build: page.webpackCompilationHash, path: page.path.replace(/\?.*/s, "") };
}

interface SameBuildProps {
  /** The hash of the build that the page's data comes from. */
  build: string;
  /** Called for a page of another build; reloads it. */
  onOther: () => void;
  children: ReactNode;
}

/**
 * Renders pages whose data fits the running scripts. After a deploy over an open page, the next page's data may not: the previous page then
 * stays until the browser has loaded the new one with its own scripts. The first page and pages of its build are always rendered, so that a
 * host that mixes two builds causes no endless reload.
 */
export function SameBuild({ build, onOther, children }: SameBuildProps) {
  const [last, setLast] = useState({ page: children, build });
  const same = build === last.build || build === window.___webpackCompilationHash;
  if (same && last.page !== children) setLast({ page: children, build });
  useEffect(() => {
    if (!same) onOther();
  }, [same, onOther]);
  return same ? children : last.page;
}

/** Time between two requests for findings, in ms. */
const findingsInterval = 500;

/** In development: shows the mistakes in content at the bottom of the page, one per line, as `npm run check:content` does. */
export async function showFindings(): Promise<void> {
  const box = document.createElement("pre");
  box.setAttribute("role", "alert");
  // The browser's colors for <mark>, as in src/components/Layout.tsx.
  box.style.cssText =
    "position: fixed; inset: auto 0 0; z-index: 99; margin: 0; padding: 1em; max-height: 50vh; overflow: auto; white-space: pre-wrap; background: Mark; color: MarkText";
  document.body.append(box);
  for (;;) {
    // The request fails while the server restarts; the box then stays as it is.
    const findings = await fetch(findingsPath)
      .then((response) => response.json() as Promise<string[]>)
      .catch(() => [box.textContent]);
    const text = findings.join("\n");
    // A text that is set again would be read aloud again.
    if (box.textContent !== text) box.textContent = text;
    box.hidden = text === "";
    await new Promise((resolve) => setTimeout(resolve, findingsInterval));
  }
}
