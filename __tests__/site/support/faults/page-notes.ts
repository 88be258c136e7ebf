/** Records requests to the backend, console messages and layout shifts inside of the page. */

export interface PageNotes {
  /** The backend's reads in order; `at` is in ms by the page's clock. */
  reads: { at: number; signal: AbortSignal; ended: boolean }[];
  /** Console messages of the page's own code. */
  said: string[];
  /** Layout shifts: their value, and the old and new boxes of what moved. */
  shifts: string[];
}

/**
 * Runs in the page before its own scripts. Wraps fetch and the console, observes layout shifts, and makes AbortSignal.timeout use the page's
 * clock, because Playwright's fake clock does not cover it.
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
    // Includes shifts right after input, because the tests themselves press the keys.
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

/** Runs in the page: true while a response is pending. With `hang`, only reads that were aborted count. */
export function isReading(hang: boolean): boolean {
  const { reads } = Reflect.get(window, "notes") as PageNotes;
  return reads.some(({ ended, signal }) => !ended && (!hang || signal.aborted));
}

/** Runs in the page: true after a request to the backend has begun, or reading has failed before its first request. */
export function hasBegun(): boolean {
  const { reads, said } = Reflect.get(window, "notes") as PageNotes;
  return reads.length + said.length > 0;
}

/** Runs in the page: clears the recorded layout shifts. */
export function forgetShifts(): void {
  (Reflect.get(window, "notes") as PageNotes).shifts = [];
}

/** Runs in the page: resolves after the next two frames, when all layout observers have run. */
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
