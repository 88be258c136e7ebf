import { useEffect, useRef } from "react";
import { useOpenState } from "../../components/OpeningHours";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./DayNight.module.css";

/**
 * Switches the drawing between day and night (.dusk in layout.module.css). Until the visitor chooses, it shows night while the company is
 * closed. The HTML shows day, because whether the company is open is only known after hydration (decision 28).
 */
export function DayNight() {
  const group = useRef<HTMLDivElement>(null);
  const chosen = useRef(false);
  const open = useOpenState()?.open;
  useEffect(() => {
    const [day, night] = group.current?.querySelectorAll("input") ?? [];
    if (!day || !night) return;
    // Before hydration, only the visitor can have chosen the night.
    if (open === undefined) chosen.current = night.checked;
    // Not `checked = false`, which would leave both unchecked.
    else if (!chosen.current) (open ? day : night).checked = true;
  }, [open]);
  const choose = () => {
    chosen.current = true;
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label="Drawing"
      className={`${layout.note} ${styles.light}`}
      onChange={choose}
    >
      See it
      <label className={layout.signal}>
        <input type="radio" name="light" defaultChecked />
        by day
      </label>
      or
      <label className={layout.signal}>
        <input type="radio" name="light" value="night" />
        at night
      </label>
    </div>
  );
}
