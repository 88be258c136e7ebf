/** Faults of the connection: refused, stalled, closed early, blocked by CORS, offline. */
import type { Answer } from "../../../featured-projects/support/server";
import { inTurn, send, sendRows } from "../../../featured-projects/support/server";
import { failure, fourTimes, fourTimesHung, goodRows, type Fault } from "./fault";

const unreachable = {
  asked: fourTimes,
  shown: [],
  said: [failure("TypeError: Failed to fetch")],
};
const givenUp = {
  hang: true,
  asked: fourTimesHung,
  shown: [],
  said: [failure("no answer within 10 seconds")],
};

const beginBody: Answer = (_, response) =>
  response.writeHead(200, { "content-type": "application/json" }).write('[{"id":');

const cutBody: Answer = (_, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('[{"id":', () => response.destroy());
};

export const connectionFaults: readonly Fault[] = [
  {
    name: "a refused connection",
    settings: async (server) => {
      await server.close();
      return {};
    },
    ...unreachable,
  },
  {
    name: "an unknown host",
    settings: () => ({ url: "http://backend.invalid" }),
    ...unreachable,
  },
  {
    name: "a connection that is reset",
    answer: (request) => request.socket.resetAndDestroy(),
    ...unreachable,
  },
  { name: "a hang before the headers", answer: () => undefined, ...givenUp },
  { name: "a hang in the body", answer: beginBody, ...givenUp },
  {
    name: "a hang, then rows",
    answer: inTurn(() => undefined, sendRows(...goodRows(1))),
    hang: true,
    asked: [0, 11],
    shown: ["Project 1"],
    said: [],
  },
  {
    name: "a cut in the body",
    answer: cutBody,
    ...unreachable,
  },
  { name: "CORS refusal", closed: true, answer: sendRows(...goodRows(1)), ...unreachable },
  {
    name: "offline to the end, online again later",
    answer: inTurn(send(503, "{}"), sendRows(...goodRows(1))),
    during: async ({ page, pass }) => {
      await page.context().setOffline(true);
      await pass(8);
      await page.context().setOffline(false);
    },
    ...unreachable,
  },
  {
    name: "offline, then online",
    answer: inTurn(send(503, "{}"), sendRows(...goodRows(2))),
    during: async ({ page, pass }) => {
      await page.context().setOffline(true);
      await pass(4);
      await page.context().setOffline(false);
    },
    asked: fourTimes,
    shown: ["Project 1", "Project 2"],
    said: [],
  },
];
