import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "../../client/deferred";
import type DrawingSet from "./DrawingSet";

interface Props {
  services: readonly Queries.DrawingServiceFragment[];
}

/**
 * Adds the set of drawings when the page is printed: on screens, its copies of the drawing would only make every visit of the home page
 * slower. Its code is loaded once the page has been painted; without it, only the whole drawing is printed.
 */
export function PrintedSet({ services }: Props) {
  const [Sheets, setSheets] = useState<typeof DrawingSet>();
  useEffect(() => {
    let code: typeof DrawingSet | undefined;
    const cancel = afterPaint(
      () =>
        void import(/* webpackChunkName: "drawing-set" */ "./DrawingSet").then(
          (module) => (code = module.default),
          () => undefined,
        ),
    );
    // At once, because the browser lays out the paper after this event. The sheets stay, for the next print.
    const show = () => flushSync(() => setSheets(() => code));
    window.addEventListener("beforeprint", show);
    return () => {
      cancel();
      window.removeEventListener("beforeprint", show);
    };
  }, []);
  return Sheets && <Sheets services={services} />;
}
