/**
 * Calls `act` in a task of its own, when what stands in the document now has been painted.
 * @returns keeps it from being called.
 */
export function afterPaint(act: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    // A task after the frame begins when that is painted.
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
