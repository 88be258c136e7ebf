/**
 * Renders pages one at a time. Helmet keeps its state in a global variable, and Gatsby renders two pages concurrently: one page would get the
 * title of the other.
 */
let previous = Promise.resolve();
let endCurrent: () => void = () => undefined;

/** Calls `render` when the previous turn has ended. This turn ends with endTurn, or when `render` throws. */
export async function inTurn(render: () => void): Promise<void> {
  const before = previous;
  let end: () => void = () => undefined;
  previous = new Promise((resolve) => {
    end = resolve;
  });
  await before;
  endCurrent = end;
  try {
    render();
  } catch (error) {
    end();
    throw error;
  }
}

/** Ends the current turn; to be called when the head of the page has been read. */
export const endTurn = (): void => endCurrent();
