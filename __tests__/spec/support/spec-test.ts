/** A test of the specification's words. Where it fails, it says what to do if the words are not the specification's any more. */
const advice =
  "If these words are the company's own now, take the line `spec: true` out of content/business.yaml.";

export function specTest(name: string, check: () => void | Promise<void>): void {
  test(name, async () => {
    try {
      await check();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${message}\n\n${advice}`, { cause: error });
    }
  });
}
