import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/** false until what is rendered now has been painted, then true; true at once where there is no need to `wait`. */
export function useAfterPaint(wait: boolean): boolean {
  const [painted, setPainted] = useState(!wait);
  useEffect(
    () => (painted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))),
    [painted],
  );
  return painted;
}
