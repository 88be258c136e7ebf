import { startTransition, useEffect, useState } from "react";

/** false until what is rendered now has been painted, then true; true at once where there is no need to `wait`. */
export function useAfterPaint(wait: boolean): boolean {
  const [painted, setPainted] = useState(!wait);
  useEffect(() => {
    if (painted) return undefined;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      // A task after the frame begins when that is painted.
      timer = window.setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted]);
  return painted;
}
