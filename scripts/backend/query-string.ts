/** Parses the supported part of PostgREST's query strings and rejects the rest. */
import { unreadable } from "./refusal";

export interface Filter {
  column: string;
  value: string;
}

export interface Ordering {
  column: string;
  descending: boolean;
  /** If left out, PostgreSQL's default. */
  nulls: "first" | "last" | undefined;
}

export interface QueryString {
  /** Column names; undefined for all columns. */
  select: string[] | undefined;
  filters: Filter[];
  order: Ordering[];
  limit: number | undefined;
}

const identifier = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Parses `parameters`. Throws a Refusal for anything unsupported. */
export function readQueryString(parameters: URLSearchParams): QueryString {
  const query: QueryString = {
    select: undefined,
    filters: [],
    order: [],
    limit: undefined,
  };
  for (const [name, text] of parameters) {
    if (name === "select") query.select = readSelect(text);
    else if (name === "order") query.order = text.split(",").map(readOrdering);
    else if (name === "limit") query.limit = readLimit(text);
    else query.filters.push(readFilter(name, text));
  }
  return query;
}

function readSelect(text: string): string[] | undefined {
  if (text === "*" || text === "") return undefined;
  const names = text.split(",");
  // Rejects repeated names, because PostgreSQL fails if a result has more than 1,664 columns.
  if (new Set(names).size < names.length || !names.every((name) => identifier.test(name)))
    throw unreadable("select parameter", text, "names of columns, each once");
  return names;
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

function readLimit(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw unreadable("limit parameter", text, "a number");
  return Number(text);
}

function readFilter(column: string, text: string): Filter {
  if (!identifier.test(column)) throw unreadable("filter", column, "the name of a column");
  const [, value] = /^eq\.([\s\S]*)$/.exec(text) ?? [];
  if (value === undefined) throw unreadable("filter", text, "eq and a value");
  return { column, value };
}
