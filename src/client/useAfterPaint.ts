import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/** Returns false until the first render has been painted, then true. If `wait` is false, returns true from the start. */
export function useAfterPaint(wait: boolean): boolean {
  const [painted, setPainted] = useState(!wait);
  useEffect(
    () => (painted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))),
    [painted],
  );
  return painted;
}
