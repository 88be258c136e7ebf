/**
 * Calls `callback` in a separate task, after the current state of the document has been painted.
 * @returns a function that cancels the call.
 */
export function afterPaint(callback: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    // A task that is queued in a frame runs after its paint.
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
