/** Reads the query string of a request, as far as PostgREST's language is spoken here; refuses the rest. */
import { unreadable } from "./refusal";

export interface Filter {
  column: string;
  operator: "eq" | "is";
  value: string;
}

export interface Ordering {
  column: string;
  descending: boolean;
  /** Left to PostgreSQL where it is not said. */
  nulls: "first" | "last" | undefined;
}

export interface QueryString {
  /** Names of the columns, or undefined for all of them. */
  select: string[] | undefined;
  filters: Filter[];
  order: Ordering[];
  limit: number | undefined;
  offset: number;
  /** Columns that a write fills, where the client names them. */
  columns: string[] | undefined;
  /** Columns whose equal values turn an insert into an update. */
  onConflict: string[] | undefined;
}

const identifier = /^[A-Za-z_][A-Za-z0-9_]*$/;
const tests = new Set(["null", "true", "false"]);

/** Reads `parameters`; throws a Refusal for everything that it does not know. */
export function readQueryString(parameters: URLSearchParams): QueryString {
  const query: QueryString = {
    select: undefined,
    filters: [],
    order: [],
    limit: undefined,
    offset: 0,
    columns: undefined,
    onConflict: undefined,
  };
  for (const [name, text] of parameters) {
    if (name === "select") query.select = readSelect(text);
    else if (name === "order") query.order = text.split(",").map(readOrdering);
    else if (name === "limit") query.limit = readCount(name, text);
    else if (name === "offset") query.offset = readCount(name, text);
    else if (name === "columns") query.columns = readNames(name, text);
    else if (name === "on_conflict") query.onConflict = readNames(name, text);
    else query.filters.push(readFilter(name, text));
  }
  return query;
}

function readSelect(text: string): string[] | undefined {
  return text === "*" || text === "" ? undefined : readNames("select parameter", text);
}

function readNames(what: string, text: string): string[] {
  return text.split(",").map((name) => {
    const bare = name.replace(/^"(.*)"$/, "$1");
    if (!identifier.test(bare)) throw unreadable(what, text, "names of columns");
    return bare;
  });
}

function readOrdering(text: string): Ordering {
  const [column = "", ...words] = text.split(".");
  const rest = words.join(".");
  const match = /^(?:(asc|desc)\b)?\.?(?:nulls(first|last))?$/.exec(rest);
  if (!identifier.test(column) || !match || text.endsWith("."))
    throw unreadable("order", text, "column.asc or column.desc, then nullsfirst or nullslast");
  const [, direction, nulls] = match;
  return {
    column,
    descending: direction === "desc",
    nulls: nulls === "first" || nulls === "last" ? nulls : undefined,
  };
}

function readCount(what: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw unreadable(`${what} parameter`, text, "a number");
  return Number(text);
}

function readFilter(column: string, text: string): Filter {
  const match = /^(eq|is)\.([\s\S]*)$/.exec(text);
  const [, operator, value = ""] = match ?? [];
  if (!identifier.test(column)) throw unreadable("filter", column, "the name of a column");
  if (operator === "eq") return { column, operator, value };
  if (operator === "is" && tests.has(value)) return { column, operator, value };
  throw unreadable("filter", text, "eq, or is with null, true or false");
}
