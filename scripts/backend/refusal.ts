/** Errors with the messages and codes of PostgREST. */

/** An error response; `code` is PostgREST's or PostgreSQL's. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
  ) {
    super(message);
  }

  /** The body that PostgREST sends. */
  body(): string {
    const { code, details, hint, message } = this;
    return JSON.stringify({ code, details, hint, message });
  }
}

/** An invalid or unsupported part of the query string. */
export function unreadable(what: string, text: string, expected: string): Refusal {
  const message = `"failed to parse ${what} (${text})" (line 1, column 1)`;
  return new Refusal(400, "PGRST100", message, `expecting ${expected}`);
}

const statuses: readonly (readonly [pattern: RegExp, status: number])[] = [
  // The status would be 403 for an authenticated role.
  [/^42501$/, 401],
  [/^(42P01|42883)$/, 404],
  [/^(08|53)/, 503],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|XX)/, 500],
  [/^(0L|0P|28)/, 403],
];

/** Converts an error of the database to PostgREST's error response. */
export function refusalFrom(error: unknown, table: string): Refusal {
  if (error instanceof Refusal) return error;
  const { code, message, detail, hint } = asDatabaseError(error);
  if (code === "42P01") {
    const text = `Could not find the table 'public.${table}' in the schema cache`;
    return new Refusal(404, "PGRST205", text);
  }
  const status = statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
  return new Refusal(status, code, message, detail, hint);
}

function asDatabaseError(error: unknown) {
  if (!(error instanceof Error) || !("code" in error)) throw error;
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? value : null;
  };
  return {
    code: String(error.code),
    message: error.message,
    detail: text("detail"),
    hint: text("hint"),
  };
}
