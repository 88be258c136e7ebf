/** Polls `condition` until it is true; an error counts as false. @throws with its source code after `timeoutMs`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 20_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  const holds = async () => condition();
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end)
      throw new Error(`This was not true within ${timeoutMs} ms: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
