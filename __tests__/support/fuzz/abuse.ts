/** A kind of abuse. */
import type { Random } from "./random";
import type { Target } from "./request";

export interface Abuse {
  name: string;
  /** Makes one request (request.ts), which depends on `random` alone. */
  make: (random: Random, target: Target) => string;
}
