/**
 * Moves Gatsby's scripts behind the first view (performance: a page without scripts is the limit that this reaches). In place of Gatsby's
 * script tags stands one inline loader, the same on every page, so that one hash in one header admits it.
 */

/** What of webpack's compiler this needs; webpack comes with Gatsby and is not a dependency of its own. */
interface Compiler {
  options: { output: { chunkLoadingGlobal?: string } };
  hooks: {
    done: { tap(name: string, callback: (stats: { compilation: Compilation }) => void): void };
  };
}

interface Compilation {
  hash?: string | null;
  entrypoints: ReadonlyMap<string, { getFiles(): readonly string[] }>;
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

/**
 * Has Gatsby write each page once. With its slices, of which this site has none, it reads and writes every page once more, to put its script
 * tags in. It sets this after it has loaded gatsby-node, and reads it after onPreInit.
 */
export function withoutSlices(): void {
  delete process.env.GATSBY_SLICES;
}

/** webpack plugin for the stage build-javascript. */
export class LateScripts {
  /** The loader's code; empty until webpack has made the scripts. */
  loader = "";

  apply(compiler: Compiler): void {
    // The list in which scripts hand over what they bring; the loader below calls it by this name, which is shorter than webpack's.
    compiler.options.output.chunkLoadingGlobal = "chunks";
    compiler.hooks.done.tap(LateScripts.name, ({ compilation }) => {
      this.loader = lateLoader(compilation);
    });
  }
}

/**
 * The code of the loader for the scripts that webpack has made. Throws where react-dom is not among them. Gatsby's own tags would also
 * bring a map of chunks, for prefetching of its own, which is off, and scripts for browsers below the baseline.
 */
export function lateLoader(made: Compilation): string {
  const files = made.entrypoints.get("app")?.getFiles() ?? [];
  // Those of React and of the app come last.
  const sources = files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`);
  return [
    `window.___webpackCompilationHash=${JSON.stringify(made.hash)}`,
    'window.pagePath=document.getElementById("page-path").value',
    `(${loader.toString()})(${JSON.stringify(sources)},${JSON.stringify(reactDomOf(made))})`,
  ].join(";");
}

/** What webpack calls react-dom. */
function reactDomOf({ modules, chunkGraph }: Compilation): ModuleId {
  const reactDom = [...modules].find(({ resource = "" }) =>
    /[\\/]react-dom[\\/]index\.js$/.test(resource),
  );
  if (!reactDom)
    throw new Error("There is no react-dom for the loader (src/gatsby/late-scripts.ts).");
  return chunkGraph.getModuleId(reactDom);
}

/** Runs in the browser, as text: no import and no name from outside may be used in it. */
function loader(sources: string[], reactDom: ModuleId): void {
  const calls = ["pointerdown", "keydown"];
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
  // What is pressed before React answers is kept, each with the looks of the button, for replayEarlyClicks. Menus answer by themselves.
  const clicks: [HTMLElement, string][] = [];
  window.earlyClicks = clicks;
  window.addEventListener(
    "click",
    ({ target }) => {
      if (document.documentElement.dataset.hydrated) return;
      const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
      if (button) clicks.push([button, button.outerHTML]);
    },
    true,
  );
  // What menus draw is fetched when one opens (SvgUse); the event does not bubble.
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
