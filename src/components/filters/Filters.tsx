import { useEffect, useRef, type RefObject } from "react";
import { followFocus } from "../row/follow-focus";
import * as styles from "./Filters.module.css";

export interface FilterOption {
  /** The words of the filter; it is known by them. */
  readonly name: string;
  /** How many it lets through, where that should be shown. */
  readonly count?: number;
}

interface Props {
  /** What is chosen here, for those who listen. */
  label: string;
  options: readonly FilterOption[];
  /** Name of the chosen option. */
  current: string;
  onChoose: (name: string) => void;
  /** The button of the first option, for who sends the focus there. */
  first?: RefObject<HTMLButtonElement>;
  className?: string;
}

/**
 * Filters as words; the signal line runs under the chosen one. On narrow screens they are one row that scrolls, and the chosen one
 * is always in it.
 */
export function Filters({ label, options, current, onChoose, first, className }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (row.current) showChosen(row.current);
  }, [current]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={[styles.filters, className].filter(Boolean).join(" ")}
      onFocus={followFocus}
      data-scripted
    >
      {options.map(({ name, count }, index) => (
        <button
          key={name}
          ref={index === 0 ? first : undefined}
          type="button"
          className={styles.filter}
          aria-pressed={name === current}
          onClick={() => onChoose(name)}
        >
          {name}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the row, and nothing but the row: scrollIntoView would move the page too. */
function showChosen(row: HTMLElement) {
  const chosen = row.querySelector('[aria-pressed="true"]');
  if (!chosen || row.scrollWidth <= row.clientWidth) return;
  const { left, width } = chosen.getBoundingClientRect();
  const middle = left - row.getBoundingClientRect().left + width / 2;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  row.scrollBy({
    left: middle - row.clientWidth / 2,
    behavior: still ? "instant" : "smooth",
  });
}
