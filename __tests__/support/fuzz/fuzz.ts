/** Sends a server requests of every kind of abuse, many at once, and counts the responses. */
import { abuses } from "./abuses";
import { exchange, type Outcome } from "./exchange";
import { faultsOf } from "./faults";
import { randomFrom } from "./random";
import { requestText, type Target } from "./request";

/** The results of one kind of abuse. */
export interface Count {
  abuse: string;
  requests: number;
  /** The number of responses with each status; 0 stands for none. */
  statuses: Map<number, number>;
  /** The number of requests whose faults are excused. */
  excused: number;
  /** All other faults, each with its request. */
  faults: string[];
}

export interface Options {
  port: number;
  target: Target;
  seed: number;
  requests: number;
  /** Returns true for a fault that production does not have. */
  excused?: (request: string, outcome: Outcome) => boolean;
}

/** The number of concurrent connections. */
const atOnce = 32;

/** Sends `requests` requests, which depend on `seed` and `target` only. */
export async function fuzz({
  port,
  target,
  seed,
  requests,
  excused = () => false,
}: Options): Promise<Count[]> {
  const random = randomFrom(seed);
  const counts = abuses.map(({ name }): Count => ({
    abuse: name,
    requests: 0,
    statuses: new Map(),
    excused: 0,
    faults: [],
  }));
  let sent = 0;

  async function worker(): Promise<void> {
    while (sent < requests) {
      const number = (sent += 1);
      const kind = random.below(abuses.length);
      const [abuse, count] = [abuses[kind], counts[kind]];
      if (!abuse || !count) throw new Error("no such kind");
      // No await before this line, so that the order of requests is the same in every run.
      const request = abuse.make(random, target);
      const outcome = await exchange(port, request);
      count.requests += 1;
      count.statuses.set(outcome.status, (count.statuses.get(outcome.status) ?? 0) + 1);
      const faults = faultsOf(request, outcome, target.host);
      if (faults.length === 0) continue;
      if (excused(request, outcome)) count.excused += 1;
      else count.faults.push(`${faults.join(", ")}: request ${number}, ${shown(request)}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  return counts;
}

/** A line on the response to each ordinary request, to compare before and after. */
export async function ordinaryAnswers(port: number, target: Target): Promise<string[]> {
  const answers: string[] = [];
  for (const address of target.addresses) {
    const { status, text } = await exchange(port, requestText(target, { address }));
    answers.push(`${address}: ${status}, ${text.split("\r\n\r\n")[1]?.length ?? 0} bytes`);
  }
  return answers;
}

const shown = (request: string) =>
  JSON.stringify(request.length > 400 ? `${request.slice(0, 400)}…` : request);
