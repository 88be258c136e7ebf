/** Reports the mistakes in content: they end a build; in development, the terminal and every open page list them. */
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { findingsPath } from "../domain/site";

let reported: readonly string[] = [];

/** Ends the build if there are `findings`, one line each. In development only warns, and says when all are corrected. */
export function reportFindings(reporter: Reporter, findings: readonly string[]): void {
  if (findings.length === 0 && reported.length > 0)
    reporter.info("The mistakes in content are corrected.");
  reported = findings;
  if (findings.length === 0) return;
  const text = `content has ${findings.length} mistake(s)\n${findings.join("\n")}`;
  if (process.env.gatsby_executing_command === "develop") reporter.warn(text);
  else reporter.panic(text);
}

/** The part of the development server (Express) that is used here; Gatsby does not type it. */
interface Server {
  get: (
    address: string,
    answer: (request: unknown, response: { json: (body: unknown) => void }) => void,
  ) => void;
}

/** Adds the reported lines to the development server as a JSON list, for showFindings of src/client/start.tsx. */
export function serveFindings({ app }: CreateDevServerArgs): void {
  (app as Server).get(findingsPath, (_, response) => response.json(reported));
}
