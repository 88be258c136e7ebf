import { useEffect, useRef, type RefObject } from "react";
import * as layout from "../styles/layout.module.css";
import { followFocus, showChosen } from "./scroll-row";
import * as styles from "./Filters.module.css";

interface Props {
  /** The accessible name of the group of filters. */
  label: string;
  /** Names of the filters. */
  options: readonly string[];
  /** Name of the chosen filter. */
  current: string;
  onChoose: (name: string) => void;
  /** The button of the first filter, so that the parent can focus it. */
  first?: RefObject<HTMLButtonElement>;
  className?: string;
}

/**
 * Filters as a row of words; the signal line is under the chosen one. On narrow screens the row scrolls sideways and keeps the chosen
 * filter in view.
 */
export function Filters({ label, options, current, onChoose, first, className }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(row.current), [current]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={[styles.filters, className].filter(Boolean).join(" ")}
      onFocus={followFocus}
      data-scripted
    >
      {options.map((name, index) => (
        <button
          key={name}
          ref={index === 0 ? first : undefined}
          type="button"
          className={`${layout.signal} ${styles.filter}`}
          aria-pressed={name === current}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
