/**
 * Loads Gatsby's scripts after the first view has been rendered: the page then appears as fast as one without scripts. One small file, the
 * loader, replaces Gatsby's script tags, some of which are inline. The Content-Security-Policy therefore allows no inline script. The loader is
 * async: a deferred one would run in the task of the first layout, which would wait for it.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import projects from "../content/kinds/project";
import { integrityOf } from "./policy";

/** The part of webpack's compiler that is used here; webpack is a dependency of Gatsby, not of this project. */
export interface Compiler {
  options: { output: { chunkLoadingGlobal?: string } };
  hooks: {
    afterEmit: { tap(name: string, callback: (compilation: Compilation) => void): void };
  };
}

interface Compilation {
  buildDependencies: { clear(): void };
  hash?: string | null;
  assets: Record<string, unknown>;
  entrypoints: ReadonlyMap<string, { getFiles(): readonly string[] }>;
  modules: Iterable<{ resource?: string }>;
  chunkGraph: { getModuleId(module: object): ModuleId };
}

type ModuleId = string | number;

declare global {
  interface Window {
    /** The page's address, which Gatsby's app reads when it starts. */
    pagePath?: string;
    /** webpack's chunk loading global: scripts push their modules, and optionally a callback that gets webpack's `require`. */
    chunks: {
      push(
        chunk: [
          ids: string[],
          modules: object,
          call: (require: (id: ModuleId) => void) => void,
        ],
      ): void;
    };
  }
}

/** webpack plugin for the stage build-javascript. */
export class LateScripts {
  /** The loader's code; empty until webpack is done. */
  private loader = "";
  /** Paths in public/ of all emitted files: scripts, style sheets, fonts, licenses. */
  private emitted: string[] = [];

  /** The name of the loader's file in public/, with a hash of its content. Throws before webpack is done. */
  private get file(): string {
    if (!this.loader) throw new Error("src/gatsby/late-scripts.ts: the loader is empty.");
    return `loader-${createHash("sha256").update(this.loader).digest("hex").slice(0, 20)}.js`;
  }

  /** Attributes of the loader's script element. */
  get attributes(): { src: string; integrity: string } {
    return { src: `/${this.file}`, integrity: integrityOf(this.loader) };
  }

  /** Paths in public/ of the loader and of all files that webpack emitted. */
  get files(): string[] {
    return [...this.emitted, this.file];
  }

  write(folder: string): void {
    writeFileSync(path.join(folder, this.file), this.loader);
  }

  apply(compiler: Compiler): void {
    // The loader uses this name. It is shorter than webpack's default.
    compiler.options.output.chunkLoadingGlobal = "chunks";
    // Before the `done` hook, in which Gatsby reads the hash.
    compiler.hooks.afterEmit.tap(LateScripts.name, (compilation) => {
      this.emitted = Object.keys(compilation.assets).sort();
      compilation.hash = hashOfNames(this.emitted);
      this.loader = loaderOf(compilation);
    });
  }
}

/**
 * The hash of a compilation, from the names of its files, which contain hashes of their content. webpack's own hash also depends on its
 * cache, so it can differ between builds of the same scripts. It is part of every page, and a different one makes open pages reload.
 */
const hashOfNames = (names: readonly string[]): string =>
  createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 20);

/**
 * The code of the loader for the scripts of a compilation, in ES2015, so that older engines than those of the scripts parse it. Throws if react-dom
 * is missing. Leaves out what Gatsby's own tags include in addition: the chunk map, for Gatsby's prefetching, which is disabled, and polyfills.
 */
function loaderOf(compilation: Compilation): string {
  const files = compilation.entrypoints.get("app")?.getFiles() ?? [];
  // The last two are those of React and of the app.
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`);
  const call = (job: (...args: never[]) => unknown, ...args: unknown[]) =>
    `(${job.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})`;
  const jobs = [
    `window.___webpackCompilationHash=${JSON.stringify(compilation.hash)}`,
    call(recordEarlyClicks),
    call(loadMenuDrawings),
    call(loadScripts, scripts, reactDomOf(compilation), projects.path("[^/]+")),
  ];
  const code = `if(${call(canRunScripts)}){${jobs.join(";")}}`;
  return transformSync(code, { minify: true, target: "es2015" }).code;
}

/** The id of react-dom in webpack's module map. */
function reactDomOf({ modules, chunkGraph }: Compilation): ModuleId {
  const reactDom = [...modules].find(({ resource = "" }) =>
    /[\\/]react-dom[\\/]index\.js$/.test(resource),
  );
  if (!reactDom)
    throw new Error(
      "src/gatsby/late-scripts.ts: the scripts do not contain react-dom, which the loader requires.",
    );
  return chunkGraph.getModuleId(reactDom);
}

// The functions below become the loader as text, so they must not use imports or names from outside.

/**
 * false in engines that lack what the scripts need and what one line cannot replace (decision 43): listeners that a signal removes, without which an
 * arrow key would go several projects further, and the selector :focus-visible. Chrome 90, Firefox 86 and Safari 15.4 have both, and all older
 * features. Pages stay as they are in other engines.
 */
function canRunScripts(): boolean {
  let canRemove = false;
  const options = Object.defineProperty({}, "signal", { get: () => void (canRemove = true) });
  window.addEventListener("load", () => undefined, options);
  return canRemove && CSS.supports("selector(:focus-visible)");
}

/**
 * Records clicks on buttons and on the gallery's cards before hydration, for afterHydration of src/client/start.tsx. A second click on the same
 * one replaces the first. Popovers work without scripts.
 */
function recordEarlyClicks(): void {
  const hydrated = () => document.documentElement.dataset.hydrated;
  const clicks = new Set<HTMLElement>();
  window.earlyClicks = clicks;
  window.addEventListener(
    "click",
    (event) => {
      const selector = "button:not([popovertarget]), a[data-item]";
      const control = (event.target as Element).closest<HTMLElement>(selector);
      if (!control || hydrated()) return;
      if (control instanceof HTMLAnchorElement) {
        // The browser opens another tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setTimeout(() => {
          if (!hydrated()) window.location.assign(control.href);
        }, 3000);
      }
      clicks.delete(control);
      clicks.add(control);
    },
    true,
  );
}

/** Loads the drawings of a menu when it opens (SvgUse). Listens to the capture phase, because `toggle` does not bubble. */
function loadMenuDrawings(): void {
  window.addEventListener(
    "toggle",
    ({ target }) => {
      for (const part of (target as Element).querySelectorAll<SVGUseElement>("use[data-href]"))
        part.setAttribute("href", part.dataset.href ?? "");
    },
    true,
  );
}

/**
 * Adds the scripts 1.5 s after load, at the first touch, key press or scroll, or at once if the address selects a state that needs them.
 * @param projects a pattern for the addresses of projects.
 */
function loadScripts(sources: string[], reactDom: ModuleId, projects: string): void {
  let started = false;

  function start(): void {
    if (started) return;
    // The loader is an async script: the end of the page may not have arrived yet.
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", start);
      return;
    }
    started = true;
    window.pagePath = document.querySelector<HTMLDataElement>("#page-path")?.value;
    sources.forEach(addScript);
  }

  function addScript(source: string, index: number): void {
    const script = document.createElement("script");
    script.src = source;
    // Runs the scripts in order, each in a separate task.
    script.async = false;
    // Evaluates React before the app loads: both in one task would block the page for too long. Pushes a fake chunk whose callback
    // requires react-dom.
    if (index === sources.length - 2)
      script.onload = () => window.chunks.push([[""], {}, (require) => require(reactDom)]);
    document.body.append(script);
  }

  // Links work without scripts, and the page that they lead to needs the bandwidth; a card of the gallery opens the lightbox.
  function startUnlessOnLink(event: Event): void {
    const { key = "Enter" } = event as Partial<KeyboardEvent>;
    const onLink = (event.target as Element | null)?.closest?.("a[href]:not([data-item])");
    if (!onLink || key !== "Enter") start();
  }

  for (const event of ["pointerdown", "keydown"])
    window.addEventListener(event, startUnlessOnLink, { capture: true, passive: true });
  // On the 404 page alone, the loader is not async (src/html.tsx). There, the address may be that of a project that is newer than the build.
  const isMissing = !(document.currentScript as HTMLScriptElement).async;
  if (isMissing && new RegExp(`^${projects}/?$`).test(window.location.pathname)) {
    document.documentElement.dataset.newProject = "";
    start();
  }
  if (/[?&](item|q|category|feet|inches|over)=/.test(window.location.search)) start();
  window.addEventListener("load", () => {
    // Until the next frame, it is the browser that scrolls: to a fragment, or to the position before a reload.
    requestAnimationFrame(() =>
      window.addEventListener("scroll", start, { once: true, passive: true }),
    );
    setTimeout(() => {
      // Safari lacks it.
      if (!window.requestIdleCallback?.(start, { timeout: 3000 })) start();
    }, 1500);
  });
}
