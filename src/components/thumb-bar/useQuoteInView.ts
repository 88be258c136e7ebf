import { useEffect, useState } from "react";
import { usePagePath } from "../site/PagePath";

/** true while a quote button of the page itself is on the screen. Before scripts are up: false. */
export function useQuoteInView(): boolean {
  const path = usePagePath();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const shown = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) shown.add(target);
        else shown.delete(target);
      }
      setVisible(shown.size > 0);
    });
    for (const link of document.querySelectorAll("[data-quote]")) {
      if (!link.closest("[data-thumb-bar], [popover]")) observer.observe(link);
    }
    return () => observer.disconnect();
  }, [path]);
  return visible;
}
