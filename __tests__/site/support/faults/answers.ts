/** Faults of responses: error statuses and bodies that are not a list. */
import type { Answer } from "../../../featured-projects/support/server";
import { inTurn, send, sendRows } from "../../../featured-projects/support/server";
import { failure, fourTimes, goodRows, type Fault } from "./fault";

const page = `<!doctype html>\n<title>502 Bad Gateway</title>\n${"<p>Try again later.</p>\n".repeat(1000)}`;
const denied = '{"code":"42501","message":"permission denied for table projects"}';

/** A response that fails in each of four attempts. */
const fails = (name: string, answer: Answer, reason: string | RegExp): Fault => ({
  name,
  answer,
  asked: fourTimes,
  shown: [],
  said: [typeof reason === "string" ? failure(reason) : reason],
});

export const answerFaults: readonly Fault[] = [
  fails("401", send(401, '{"message":"Invalid API key"}'), "401: Invalid API key"),
  fails("403", send(403, denied), "403 (42501): permission denied for table projects"),
  fails("404, empty", send(404, ""), "204: the answer is not a list"),
  {
    name: "404 with []",
    answer: send(404, "[]"),
    asked: [0],
    shown: [],
    said: [],
  },
  fails(
    "406",
    send(406, '{"code":"PGRST106","message":"Invalid schema: public"}'),
    "406 (PGRST106): Invalid schema: public",
  ),
  fails("429", send(429, "slow down", "text/plain"), "429: slow down"),
  fails("500", send(500, ""), "500: Internal Server Error"),
  fails(
    "502 with HTML",
    send(502, page, "text/html"),
    /^error: Featured projects could not be read: 502: <!doctype html> <title>502 Bad Gateway<\/title> .{100,160}…$/,
  ),
  {
    name: "503, then 200",
    answer: inTurn(send(503, "{}"), sendRows(...goodRows(3))),
    asked: [0, 1],
    shown: ["Project 1", "Project 2", "Project 3"],
    said: [],
  },
  fails("520", send(520, ""), "520: unknown"),
  fails(
    "200 with an object",
    send(200, '{"message":"maintenance"}'),
    "200: the answer is not a list",
  ),
  fails("200 with null", send(200, "null"), "200: the answer is not a list"),
  fails("200 with HTML", send(200, "<h1>Welcome</h1>", "text/html"), "200: <h1>Welcome</h1>"),
  fails("200 with broken JSON", send(200, '[{"id":'), '200: [{"id":'),
  fails("200 with nothing", send(200, ""), "200: the answer is not a list"),
];
