/**
 * Defines a test for each path, which fails if `look` finds a problem there. Visits mostly wait, so four run at once; each test then reads one
 * result.
 */
export function testAll<Problem>(
  paths: readonly string[],
  look: (path: string) => Promise<Problem[]>,
): void {
  const looks = new Map<string, PromiseSettledResult<Problem[]>>();
  beforeAll(async () => {
    const waiting = paths.values();
    const work = async () => {
      for (const path of waiting) {
        const [result] = await Promise.allSettled([look(path)]);
        looks.set(path, result);
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
  }, 600_000);

  test.each(paths)("nothing is wrong on %s", async (path) => {
    // A second try looks again.
    const result = looks.get(path) ?? (await Promise.allSettled([look(path)]))[0];
    looks.delete(path);
    if (result.status !== "fulfilled") throw result.reason;
    expect(result.value).toEqual([]);
  });
}
