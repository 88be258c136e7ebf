import { useEffect, useRef, type FormEvent } from "react";
import { useBrowserValue } from "../../client/hooks";
import { useOpenState } from "../../components/OpeningHours";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./DayNight.module.css";

/**
 * true if a visitor has chosen `input`, even before hydration, and even after switching away and back: its attribute `checked` then has no effect any more (the
 * “dirty checkedness” of HTML, which a clone shares).
 */
function isChosen(input: HTMLInputElement): boolean {
  const copy = input.cloneNode() as HTMLInputElement;
  copy.toggleAttribute("checked");
  return copy.checked;
}

interface Props {
  /** Called with true when “where we drill” is chosen, which is only offered if this is set. */
  onDrill: ((chosen: true) => void) | undefined;
}

/**
 * Switches the drawing between day, night and where we drill (.dusk in layout.module.css). Until the visitor chooses, it shows night while the company is
 * closed. The HTML shows day, because whether the company is open is only known after hydration (decision 28).
 */
export function DayNight({ onDrill }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const chosen = useRef(false);
  const open = useOpenState()?.open;
  // Before hydration, a visitor may have chosen. React itself checks the day where it renders the page.
  const isBuilt = useBrowserValue(() => false, true);
  useEffect(() => {
    const [day, night, drill] = group.current?.querySelectorAll("input") ?? [];
    if (!day || !night) return;
    if (open === undefined) chosen.current ||= isBuilt && (!day.checked || isChosen(day));
    // Not `checked = false`, which would leave all unchecked.
    else if (!chosen.current) (open ? day : night).checked = true;
    if (drill?.checked) onDrill?.(true);
  }, [open, isBuilt, onDrill]);
  const choose = ({ target }: FormEvent) => {
    chosen.current = true;
    if ((target as HTMLInputElement).value === "drill") onDrill?.(true);
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label="Drawing"
      className={`${layout.note} ${styles.light}`}
      onChange={choose}
    >
      See it{" "}
      <label className={layout.signal}>
        <input type="radio" name="light" defaultChecked />
        by day
      </label>{" "}
      or{" "}
      <label className={layout.signal}>
        <input type="radio" name="light" value="night" />
        at night
      </label>
      {onDrill && (
        <>
          {" "}
          or{" "}
          <label className={layout.signal}>
            <input type="radio" name="light" value="drill" />
            where we drill
          </label>
        </>
      )}
    </div>
  );
}
