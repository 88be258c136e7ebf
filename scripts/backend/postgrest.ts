/** Implements the reads of /rest/v1 that the site makes, like PostgREST for the role anon. Rejects everything else with PostgREST's errors. */
import type { Database } from "./database";
import { readQueryString } from "./query-string";
import { Refusal, refusalFrom } from "./refusal";
import { selectStatement } from "./statements";

export interface RestRequest {
  method: string;
  /** The path after /rest/v1/, decoded. */
  table: string;
  parameters: URLSearchParams;
  header: (name: string) => string | undefined;
}

export interface RestAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Outcome {
  /** The rows, a JSON array. */
  body: string;
  rows: number;
}

const json = { "content-type": "application/json; charset=utf-8" };

/** Disables PGlite's parsing of booleans, which would reject invalid values before PostgreSQL does. */
const asText = { serializers: { 16: String } };

/** Handles a request. Errors are returned as responses. */
export async function answerRest(
  database: Database,
  request: RestRequest,
): Promise<RestAnswer> {
  try {
    check(request);
    const { text, parameters } = selectStatement(
      request.table,
      readQueryString(request.parameters),
    );
    const { body, rows } = await database.transaction(async (transaction) => {
      await transaction.exec("set transaction read only");
      await transaction.exec("set local role anon");
      const found = await transaction.query<Outcome>(text, parameters, asText);
      return found.rows[0] ?? { body: "[]", rows: 0 };
    });
    const range = rows > 0 ? `0-${rows - 1}` : "*";
    const headers = { ...json, "content-range": `${range}/*` };
    return { status: 200, headers, body: request.method === "HEAD" ? "" : body };
  } catch (error) {
    const refusal = refusalFrom(error, request.table);
    return { status: refusal.status, headers: json, body: refusal.body() };
  }
}

function check({ method, table, header }: RestRequest) {
  if (method !== "GET" && method !== "HEAD")
    throw new Refusal(405, "PGRST117", `Unsupported HTTP method: ${method}`);
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(table))
    throw new Refusal(404, "PGRST125", "Invalid path specified in request URL");
  const schema = header("accept-profile") ?? "public";
  if (schema !== "public") {
    const hint = "Only the following schemas are exposed: public";
    throw new Refusal(406, "PGRST106", `Invalid schema: ${schema}`, null, hint);
  }
  const types = (header("accept") ?? "*/*")
    .split(",")
    .map((type) => type.split(";")[0]?.trim());
  if (!types.some((type) => type === "application/json" || type === "*/*")) {
    const message = `None of these media types are available: ${types.join(", ")}`;
    throw new Refusal(406, "PGRST107", message);
  }
}
