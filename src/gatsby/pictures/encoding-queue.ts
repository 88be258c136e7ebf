/** Limits how many pictures are encoded concurrently, and reports progress. */
import { availableParallelism } from "node:os";

/** Time between two lines of progress, in ms. */
const interval = 3000;

export class EncodingQueue {
  private readonly waiting: (() => void)[] = [];
  private free = availableParallelism();
  private asked = 0;
  private done = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param report gets lines such as "64 of 344 pictures encoded". */
  constructor(private readonly report: (line: string) => void) {}

  /** Runs `encode` when a core is free, and returns its result or rejects with its error. */
  async run<Result>(encode: () => Promise<Result>): Promise<Result> {
    this.asked += 1;
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((start) => this.waiting.push(start));
    try {
      return await encode();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
      this.done += 1;
      this.progress();
    }
  }

  /** Reports every few seconds and at the end; does not keep the process alive. */
  private progress(): void {
    if (this.done === this.asked) this.line();
    else this.timer ??= setTimeout(() => this.line(), interval).unref();
  }

  private line(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.report(`${this.done} of ${this.asked} pictures encoded`);
  }
}
