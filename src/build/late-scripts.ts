/**
 * Moves Gatsby's scripts behind the first view (performance: a page without scripts is the limit that this reaches).
 *
 * Gatsby writes chunk map, hash and script tags into one file in webpack's `done` hook and stitches it into every page later. This
 * plugin replaces that file by one inline loader, the same on every page, so that one hash in one header admits it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What of webpack's compiler this needs; webpack comes with Gatsby and is not a dependency of its own. */
interface Compiler {
  options: { output: { chunkLoadingGlobal?: string } };
  hooks: {
    done: {
      tap(
        options: { name: string; stage: number },
        callback: (stats: { compilation: Compilation }) => void,
      ): void;
    };
  };
}

interface Compilation {
  modules: Iterable<{ resource?: string }>;
  chunkGraph: { getModuleId(module: object): ModuleId };
}

type ModuleId = string | number;

declare global {
  interface Window {
    /** Where scripts hand over what they bring, and a call that webpack answers with its `require`. */
    chunks: {
      push(
        handed: [
          ids: string[],
          modules: object,
          call: (require: (id: ModuleId) => void) => void,
        ],
      ): void;
    };
  }
}

/** Where Gatsby keeps what it stitches into every page, in the built site. */
export const loaderFile = path.join("_gatsby", "slices", "_gatsby-scripts-1.html");

const slice = path.join("public", loaderFile);
const original = path.join(".cache", "late-scripts", "original.html");

/** webpack plugin for the stage build-javascript. */
export class LateScripts {
  apply(compiler: Compiler): void {
    const name = LateScripts.name;
    // The list in which scripts hand over what they bring; the loader below calls it by this name, which is shorter than webpack's.
    compiler.options.output.chunkLoadingGlobal = "chunks";
    // Before Gatsby compares: what it wrote itself last time, or it would take every warm build for a change of all pages.
    compiler.hooks.done.tap({ name, stage: -1000 }, () => {
      if (existsSync(slice) && existsSync(original))
        writeFileSync(slice, readFileSync(original));
    });
    compiler.hooks.done.tap({ name, stage: 1000 }, ({ compilation }) => {
      if (!existsSync(slice)) return;
      const html = readFileSync(slice, "utf8");
      mkdirSync(path.dirname(original), { recursive: true });
      writeFileSync(original, html);
      writeFileSync(slice, lateLoader(html, reactDomOf(compilation)));
    });
  }
}

/** What webpack calls react-dom. Throws where that is not among the scripts. */
export function reactDomOf({ modules, chunkGraph }: Compilation): ModuleId {
  const reactDom = [...modules].find(({ resource = "" }) =>
    /[\\/]react-dom[\\/]index\.js$/.test(resource),
  );
  if (!reactDom)
    throw new Error("There is no react-dom for the loader (src/build/late-scripts.ts).");
  return chunkGraph.getModuleId(reactDom);
}

/**
 * The loader that stands in place of Gatsby's own tags.
 * @param html what Gatsby wrote: inline scripts that set globals, and script tags, those of React and of the app last.
 * @param reactDom what webpack calls that module.
 */
export function lateLoader(html: string, reactDom: ModuleId): string {
  // All but the map of chunks: Gatsby looks files up in it for prefetching of its own, which is off.
  const inline = [
    ...html.matchAll(
      /<script(?![^>]*(?:\bsrc=|gatsby-chunk-mapping))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ];
  const globals = inline.map(([, code]) => code?.trim().replace(/;?$/, ";") ?? "").join("");
  // Tags marked nomodule are for browsers below the baseline.
  const sources = [...html.matchAll(/<script(?![^>]*\bnomodule)[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const list = JSON.stringify(sources.map(([, source]) => source));
  return `<script>${globals}window.pagePath=document.getElementById("page-path").value;(${loader.toString()})(${list},${JSON.stringify(reactDom)})</script>`;
}

/** Runs in the browser, as text: no import and no name from outside may be used in it. */
function loader(sources: string[], reactDom: ModuleId): void {
  const calls = ["pointerdown", "touchstart", "keydown"];
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const call of calls) window.removeEventListener(call, answer, true);
    sources.forEach((source, place) => {
      const script = document.createElement("script");
      script.src = source;
      // One after the other, each in a task of its own.
      script.async = false;
      // The app would call React when it runs, and both together take longer than a visitor should wait. So React runs before it, as if a
      // script had come that asks for it: webpack calls the third of what it is handed.
      if (place === sources.length - 2)
        script.onload = () => window.chunks.push([[""], {}, (require) => require(reactDom)]);
      document.body.append(script);
    });
  };
  // A link needs no script, and the page that it leads to needs the line.
  const answer = (event: Event) => {
    const { key = "Enter" } = event as Partial<KeyboardEvent>;
    const onLink = (event.target as Element | null)?.closest?.("a[href]");
    if (!onLink || key !== "Enter") start();
  };
  for (const call of calls)
    window.addEventListener(call, answer, { capture: true, passive: true });
  // What is pressed before React answers is kept, each with the looks of the button, for pressAgain. Menus answer by themselves.
  const presses: [HTMLElement, string][] = [];
  window.earlyPresses = presses;
  window.addEventListener(
    "click",
    ({ target }) => {
      if (document.documentElement.dataset.hydrated) return;
      const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
      if (button) presses.push([button, button.outerHTML]);
    },
    true,
  );
  // What menus draw is fetched when one opens (FilePart); the event does not bubble.
  window.addEventListener(
    "toggle",
    ({ target }) => {
      for (const part of (target as Element).querySelectorAll<SVGUseElement>("use[data-href]"))
        part.setAttribute("href", part.dataset.href ?? "");
    },
    true,
  );
  // Addresses that ask for a state of the page need the scripts at once.
  if (/[?&](item|q|category)=/.test(window.location.search)) start();
  window.addEventListener("load", () => {
    setTimeout(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 3000 });
      else start();
    }, 1500);
  });
}
