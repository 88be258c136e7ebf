import { useEffect, useState } from "react";
import type { ProjectItem } from "./usePages";

/**
 * Steps to a neighbor. If that is on a page that is not loaded, the step waits for it while the same item stays open; `awaited` is the
 * index of that page.
 */
export function useStep(
  open: ProjectItem | null,
  besides: (slug: string, by: 1 | -1) => ProjectItem | number | null,
  go: (slug: string) => void,
) {
  const [waiting, setWaiting] = useState<{ from: string; by: 1 | -1 } | null>(null);
  if (waiting && waiting.from !== open?.slug) setWaiting(null);
  const next = waiting && besides(waiting.from, waiting.by);
  useEffect(() => {
    if (next && typeof next !== "number") go(next.slug);
  }, [next, go]);
  const step = (by: 1 | -1) => {
    const other = open && besides(open.slug, by);
    if (typeof other === "number") setWaiting({ from: open?.slug ?? "", by });
    else if (other) go(other.slug);
  };
  return { step, awaited: typeof next === "number" ? next : null };
}
