/** @jest-environment node */
import { strangersClient } from "./support/client";
import { startEngine, type Engine, type TestDatabase } from "./support/engine";
import { describeDatabases } from "./support/engines";

jest.setTimeout(120_000);

/** Values of sort_order and date_completed; the rows have all combinations. */
const places = ["null", "2", "1"];
const days = ["'2023-01-01'", "null", "'2024-01-01'"];

describeDatabases((server) => {
  let engine: Engine;
  let database: TestDatabase;

  beforeAll(async () => {
    engine = await startEngine(server);
    database = await engine.open();
    const values = places.flatMap((place) =>
      days.map((day) => {
        const slug = `order-${place}-${day.replace(/\D/g, "").slice(0, 4) || "null"}`;
        return `('${slug}', 'T', 'order', 'L', 'p.jpg', true, ${place}, ${day})`;
      }),
    );
    await database.query(
      `insert into projects (slug, title, category, location, image_file, featured, sort_order, date_completed) values ${values.join(", ")}`,
    );
  });
  afterAll(() => engine.close());

  // This check keeps the tests away from a real backend. The embedded database is always the tests' own.
  if (server)
    test("refuses a database that already has projects", async () => {
      const [row] = await database.query("select current_database() as name");
      const backend = new URL(server);
      backend.pathname = String(row?.name);
      await expect(startEngine(backend.href)).rejects.toThrow(
        "TEST_DATABASE_URL names a database with rows in public.projects.",
      );
    });

  test("sorts by sort_order with nulls last, then by date_completed, newest first with nulls first", async () => {
    const { data } = await strangersClient(database.url)
      .from("projects")
      .select("slug")
      .eq("category", "order")
      .order("sort_order", { ascending: true, nullsFirst: false })
      .order("date_completed", { ascending: false });
    const sorted = await database.query(
      "select slug from projects where category = 'order' order by sort_order asc nulls last, date_completed desc",
    );
    expect(data).toEqual(sorted);
    expect(data?.map(({ slug }) => String(slug).replace("order-", ""))).toEqual([
      ...["1-null", "1-2024", "1-2023"],
      ...["2-null", "2-2024", "2-2023"],
      ...["null-null", "null-2024", "null-2023"],
    ]);
  });
});
