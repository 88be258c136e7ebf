import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/** false until the first render has been painted, then true; true at once if `wait` is false. */
export function useAfterPaint(wait: boolean): boolean {
  const [painted, setPainted] = useState(!wait);
  useEffect(
    () => (painted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))),
    [painted],
  );
  return painted;
}
