import type { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

export interface Speed {
  /** Time from a request to the first byte of its response, ms. */
  latency: number;
  /** Shared by all responses. */
  bytesPerSecond: number;
}

/** Lighthouse's slow 4G: 150 ms and 1.6 Mb/s. */
export const slow4G: Speed = { latency: 150, bytesPerSecond: 200_000 };

/** Simulates a connection that all responses share: each waits until earlier data would have arrived. */
export class Line {
  readonly latency: number;
  private free = 0;

  constructor(private readonly speed: Speed) {
    this.latency = speed.latency;
  }

  /** Sends `data` in pieces, so that concurrent responses share the bandwidth. */
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
