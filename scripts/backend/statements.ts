/** Creates the SQL of a read, with quoted names, values as parameters, and rows as JSON. */
import type { Filter, Ordering, QueryString } from "./query-string";

export interface Statement {
  text: string;
  parameters: string[];
}

/** The maximum number of rows in a response, like max_rows in supabase/config.toml. */
const maximum = 1000;

/** The statement for `query` on a table. Its result is one row, with all rows as JSON and their number. */
export function selectStatement(table: string, query: QueryString): Statement {
  const parameters = query.filters.map(({ value }) => value);
  const columns = query.select?.map((name) => column(table, name)).join(", ") ?? "*";
  const order = query.order.map((ordering) => orderItem(table, ordering)).join(", ");
  const page = [
    `select ${columns} from ${relation(table)}`,
    condition(table, query.filters),
    order && `order by ${order}`,
    `limit ${Math.min(query.limit ?? maximum, maximum)}`,
  ];
  const text = `select coalesce(json_agg(page), '[]')::text as body, count(*)::int as rows
from (${page.filter(Boolean).join(" ")}) as page`;
  return { text, parameters };
}

function condition(table: string, filters: readonly Filter[]): string {
  const parts = filters.map(
    ({ column: name }, place) => `${column(table, name)} = $${place + 1}`,
  );
  return parts.length > 0 ? `where ${parts.join(" and ")}` : "";
}

function orderItem(table: string, { column: name, descending, nulls }: Ordering): string {
  const direction = descending ? "desc" : "asc";
  return `${column(table, name)} ${direction}${nulls ? ` nulls ${nulls}` : ""}`;
}

const relation = (table: string) => `"public".${quote(table)}`;
const column = (table: string, name: string) => `${relation(table)}.${quote(name)}`;
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
