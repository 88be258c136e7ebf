/** What a page notes about itself for the tests of the data read. */

export interface PageNotes {
  /** Reads of the backend, in their order; `at` is ms by the page's clock. */
  reads: { at: number; signal: AbortSignal; ended: boolean }[];
  /** Calls of the console by the page's own code. */
  said: string[];
  /** Layout shifts: how much, and what moved from where to where. */
  shifts: string[];
}

/**
 * Runs in the page before anything of its own. It watches fetch, console and layout, and lets AbortSignal.timeout go by the clock of the
 * page: Playwright's clock, which has all other timers, leaves that one out.
 */
export function takeNotes(): void {
  const notes: PageNotes = { reads: [], said: [], shifts: [] };
  Reflect.set(window, "notes", notes);

  for (const level of ["debug", "info", "log", "warn", "error"] as const) {
    const write = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      notes.said.push(`${level}: ${words.map(String).join(" ")}`);
      write(...words);
    };
  }

  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const told = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    // Also those right after a key: it is the tests that press it.
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName}: ${told(previousRect)} → ${told(currentRect)}`,
      );
      notes.shifts.push([value.toFixed(5), ...moved].join("; "));
    }
  }).observe({ type: "layout-shift", buffered: true });

  AbortSignal.timeout = (time) => {
    const controller = new AbortController();
    const late = new DOMException("The operation timed out.", "TimeoutError");
    setTimeout(() => controller.abort(late), time);
    return controller.signal;
  };

  const ask = window.fetch.bind(window);
  window.fetch = async (address, options) => {
    const { signal } = options ?? {};
    if (!signal || !String(address).includes("/rest/v1/")) return ask(address, options);
    const note = { at: Date.now(), signal, ended: false };
    const end = () => {
      note.ended = true;
    };
    notes.reads.push(note);
    try {
      const response = await ask(address, options);
      const read = response.text.bind(response);
      response.text = () => read().finally(end);
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };
}

/** Runs in the page: true while a read waits for its answer. Those that `hang` are waited for only when they were given up. */
export function isReading(hang: boolean): boolean {
  const { reads } = Reflect.get(window, "notes") as PageNotes;
  return reads.some(({ ended, signal }) => !ended && (!hang || signal.aborted));
}

/** Runs in the page: true when the data read has begun, or has failed before it could. */
export function hasBegun(): boolean {
  const { reads, said } = Reflect.get(window, "notes") as PageNotes;
  return reads.length + said.length > 0;
}

/** Runs in the page: begins the list of the layout shifts anew. */
export function forgetShifts(): void {
  (Reflect.get(window, "notes") as PageNotes).shifts = [];
}

/** Runs in the page: resolves after the next two frames, when everything that watches the layout has been told. */
export async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body);
    });
}
