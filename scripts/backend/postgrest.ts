/** Answers requests to /rest/v1 as PostgREST does, as role anon, for what the Supabase client sends. */
import type { Database, Statements } from "./database";
import { readQueryString, type QueryString } from "./query-string";
import { Refusal, refusalFrom } from "./refusal";
import {
  deleteStatement,
  insertStatement,
  selectStatement,
  updateStatement,
  type Statement,
} from "./statements";

export interface RestRequest {
  method: string;
  /** What follows /rest/v1/, decoded. */
  table: string;
  parameters: URLSearchParams;
  header: (name: string) => string | undefined;
  body: string;
}

export interface RestAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Outcome {
  body: string;
  rows: number;
  total: number | null;
}

const reads = new Set(["GET", "HEAD"]);
const writes = new Set(["POST", "PATCH", "DELETE"]);
const json = { "content-type": "application/json; charset=utf-8" };

/** PGlite's own reading of booleans would refuse a value before PostgreSQL can. */
const asText = { serializers: { 16: String } };

/** Answers one request; refusals are answers, too. */
export async function answerRest(
  database: Database,
  request: RestRequest,
): Promise<RestAnswer> {
  try {
    check(request);
    const query = readQueryString(request.parameters);
    const prefer = readPreferences(request.header("prefer"));
    const read = reads.has(request.method);
    const outcome = await database.transaction(async (transaction) => {
      if (read) await transaction.exec("set transaction read only");
      const statement = read
        ? selectStatement(request.table, query, prefer.counted)
        : await writeStatement(transaction, request, query, prefer);
      await transaction.exec("set local role anon");
      const { text, parameters } = statement;
      const { rows } = await transaction.query<Outcome>(text, parameters, asText);
      return rows[0] ?? { body: "[]", rows: 0, total: null };
    });
    return read
      ? readAnswer(request, query, outcome)
      : writeAnswer(request, prefer.returned, outcome);
  } catch (error) {
    const refusal = refusalFrom(error, request.table);
    return { status: refusal.status, headers: json, body: refusal.body() };
  }
}

function check({ method, table, header }: RestRequest) {
  if (!reads.has(method) && !writes.has(method))
    throw new Refusal(405, "PGRST117", `Unsupported HTTP method: ${method}`);
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(table))
    throw new Refusal(404, "PGRST125", "Invalid path specified in request URL");
  const schema = header(reads.has(method) ? "accept-profile" : "content-profile") ?? "public";
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

interface Preferences {
  counted: boolean;
  returned: boolean;
  conflict: "update" | "nothing" | undefined;
}

/** Preferences that are not known are passed over, as PostgREST does. */
function readPreferences(header = ""): Preferences {
  const wishes = new Set(header.split(",").map((wish) => wish.trim()));
  const merge = wishes.has("resolution=merge-duplicates");
  const ignore = wishes.has("resolution=ignore-duplicates");
  return {
    counted: wishes.has("count=exact"),
    returned: wishes.has("return=representation"),
    conflict: merge ? "update" : ignore ? "nothing" : undefined,
  };
}

async function writeStatement(
  transaction: Statements,
  { method, table, body }: RestRequest,
  query: QueryString,
  { returned, conflict: action }: Preferences,
): Promise<Statement> {
  if (method === "DELETE") return deleteStatement(table, query, returned);
  const { rows, columns } = readRows(body, query.columns);
  if (method === "PATCH") {
    const row = JSON.stringify(rows[0] ?? {});
    return updateStatement(table, query, { body: row, columns, returned, conflict: undefined });
  }
  const keys = action && (query.onConflict ?? (await primaryKey(transaction, table)));
  const conflict = action && keys?.length ? { columns: keys, action } : undefined;
  return insertStatement(table, { body: JSON.stringify(rows), columns, returned, conflict });
}

function readRows(body: string, named: string[] | undefined) {
  const unusable = (message: string) => new Refusal(400, "PGRST102", message);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw unusable("Empty or invalid json");
  }
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  const keys = rows.map((row) => {
    if (typeof row !== "object" || row === null) throw unusable("Empty or invalid json");
    return Object.keys(row).sort();
  });
  const columns = named ?? keys[0] ?? [];
  if (!named && keys.some((names) => names.join() !== columns.join()))
    throw unusable("All object keys must match");
  return { rows, columns };
}

async function primaryKey(transaction: Statements, table: string): Promise<string[]> {
  const { rows } = await transaction.query<{ name: string }>(
    `select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
where indisprimary and indrelid = to_regclass(format('public.%I', $1::text))`,
    [table],
  );
  return rows.map(({ name }) => name);
}

function readAnswer(
  { method }: RestRequest,
  { offset }: QueryString,
  { body, rows, total }: Outcome,
): RestAnswer {
  const range = rows > 0 ? `${offset}-${offset + rows - 1}` : "*";
  const headers = { ...json, "content-range": `${range}/${total ?? "*"}` };
  const partial = total !== null && rows < total;
  return { status: partial ? 206 : 200, headers, body: method === "HEAD" ? "" : body };
}

function writeAnswer(
  { method }: RestRequest,
  returned: boolean,
  { body }: Outcome,
): RestAnswer {
  const created = method === "POST";
  if (returned) return { status: created ? 201 : 200, headers: json, body };
  return { status: created ? 201 : 204, headers: {}, body: "" };
}
