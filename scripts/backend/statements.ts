/** Writes the SQL of a request: names quoted, values as parameters, rows made into JSON by the database. */
import type { Filter, Ordering, QueryString } from "./query-string";

export interface Statement {
  text: string;
  parameters: string[];
}

export interface Write {
  /** A JSON array of rows for an insert, one JSON object for an update. */
  body: string;
  columns: readonly string[];
  /** Whether the written rows are sent back. */
  returned: boolean;
  /** What becomes of an insert whose row is there already. */
  conflict: { columns: readonly string[]; action: "update" | "nothing" } | undefined;
}

/** Rows that one answer holds at most, like max_rows in supabase/config.toml. */
const maximum = 1000;

export function selectStatement(
  table: string,
  query: QueryString,
  counted: boolean,
): Statement {
  const parameters: string[] = [];
  const where = condition(table, query.filters, parameters);
  const columns = query.select?.map((name) => column(table, name)).join(", ") ?? "*";
  const order = query.order.map((ordering) => orderItem(table, ordering)).join(", ");
  const limit = Math.min(query.limit ?? maximum, maximum);
  const page = [
    `select ${columns} from ${relation(table)}${where}`,
    order && `order by ${order}`,
    `limit ${limit} offset ${query.offset}`,
  ];
  const total = counted
    ? `(select count(*)::int from ${relation(table)}${where})`
    : "null::int";
  const text = `select coalesce(json_agg(page), '[]')::text as body, count(*)::int as rows, ${total} as total
from (${page.filter(Boolean).join(" ")}) as page`;
  return { text, parameters };
}

export function insertStatement(table: string, write: Write): Statement {
  const names = write.columns.map(quote).join(", ");
  const source = `json_populate_recordset(null::${relation(table)}, $1::json)`;
  const rows = names ? `(${names}) select ${names} from ${source}` : "default values";
  const text = `insert into ${relation(table)} ${rows}${onConflict(write)}`;
  return returning(text, write.returned, names ? [write.body] : []);
}

export function updateStatement(
  table: string,
  query: QueryString,
  { body, columns, returned }: Write,
): Statement {
  const parameters = [body];
  const changes = columns.map((name) => `${quote(name)} = source.${quote(name)}`).join(", ");
  const where = condition(table, query.filters, parameters);
  const source = `json_populate_record(null::${relation(table)}, $1::json) as source`;
  const text = `update ${relation(table)} set ${changes} from ${source}${where}`;
  return returning(text, returned, parameters, `${relation(table)}.*`);
}

export function deleteStatement(
  table: string,
  query: QueryString,
  returned: boolean,
): Statement {
  const parameters: string[] = [];
  const where = condition(table, query.filters, parameters);
  return returning(`delete from ${relation(table)}${where}`, returned, parameters);
}

/** Without `returned` nothing is read back: a role that may write but not read can do that. */
function returning(
  text: string,
  returned: boolean,
  parameters: string[],
  rows = "*",
): Statement {
  const body = returned ? "coalesce(json_agg(changed), '[]')::text" : "''";
  return {
    text: `with changed as (${text} returning ${returned ? rows : "1"})
select ${body} as body, count(*)::int as rows, null::int as total from changed`,
    parameters,
  };
}

function onConflict({ conflict, columns }: Write): string {
  if (!conflict) return "";
  const target = conflict.columns.map(quote).join(", ");
  const changes = columns.map((name) => `${quote(name)} = excluded.${quote(name)}`).join(", ");
  const action = conflict.action === "update" ? `update set ${changes}` : "nothing";
  return ` on conflict (${target}) do ${action}`;
}

function condition(table: string, filters: readonly Filter[], parameters: string[]): string {
  const parts = filters.map(({ column: name, operator, value }) => {
    if (operator === "is") return `${column(table, name)} is ${value}`;
    parameters.push(value);
    return `${column(table, name)} = $${parameters.length}`;
  });
  return parts.length > 0 ? ` where ${parts.join(" and ")}` : "";
}

function orderItem(table: string, { column: name, descending, nulls }: Ordering): string {
  const direction = descending ? "desc" : "asc";
  return `${column(table, name)} ${direction}${nulls ? ` nulls ${nulls}` : ""}`;
}

const relation = (table: string) => `"public".${quote(table)}`;
const column = (table: string, name: string) => `${relation(table)}.${quote(name)}`;
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
