/**
 * Renders pages one at a time. Helmet keeps one state for all pages, and Gatsby renders two at once: a page that is rendered before the head of
 * another has been read would swap their titles.
 */
let previous = Promise.resolve();
let endCurrent: () => void = () => undefined;

/** Calls `render` once the turn before has ended. Its own turn ends with endTurn, or where `render` throws. */
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

/** Ends the turn of the page whose head has been read. */
export const endTurn = (): void => endCurrent();
