import type { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

export interface Speed {
  /** From a request to the first byte of its answer, ms. */
  latency: number;
  /** For all answers together. */
  bytesPerSecond: number;
}

/** Lighthouse's slow 4G: 150 ms and 1.6 Mb/s. */
export const slow4G: Speed = { latency: 150, bytesPerSecond: 200_000 };

/** A connection that all answers share. Each waits until what was sent before it would have arrived. */
export class Line {
  readonly latency: number;
  private free = 0;

  constructor(private readonly speed: Speed) {
    this.latency = speed.latency;
  }

  /** Sends `data` piece by piece, so that answers that come at the same time share the line. */
  async send(data: Buffer, to: Writable): Promise<void> {
    for (let start = 0; start < data.length; start += 4096) {
      const piece = data.subarray(start, start + 4096);
      const now = performance.now();
      this.free = Math.max(this.free, now) + (piece.length / this.speed.bytesPerSecond) * 1000;
      await wait(this.free - now);
      to.write(piece);
    }
  }
}
