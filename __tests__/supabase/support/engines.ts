/** The databases that the tests of the migration run in. */

const server = process.env.TEST_DATABASE_URL;

if (!server)
  process.stderr.write(
    "Left out: the migration in a PostgreSQL server. TEST_DATABASE_URL names none; the embedded PostgreSQL is tested.\n",
  );

/** Name, and connection string where it is a server. */
export const engines: readonly (readonly [name: string, server?: string])[] = [
  ["the embedded PostgreSQL"],
  ...(server ? [["the PostgreSQL server of TEST_DATABASE_URL", server] as const] : []),
];
