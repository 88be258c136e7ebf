/** Defines a test of the specification's words. If it fails, the message says what to do if the company uses other words now. */
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
