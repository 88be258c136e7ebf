import { Fragment, useEffect, useRef, type RefObject } from "react";
import * as layout from "../styles/layout.module.css";
import { followFocus, showChosen } from "./scroll-row";
import * as styles from "./Filters.module.css";

interface Props {
  /** The accessible name of the group of filters. */
  label: string;
  /** The name of the filter that shows everything. */
  all: string;
  /** Names of the other filters. */
  categories: readonly string[];
  /** The chosen category; empty for all. */
  current: string;
  onChoose: (category: string) => void;
  /** The button of the filter for all, so that the parent can focus it. */
  allButton?: RefObject<HTMLButtonElement>;
  className?: string;
}

/**
 * Filters as a row of words; the signal line is under the chosen one. On narrow screens the row scrolls sideways and keeps the chosen
 * filter in view. A single category would match the same entries as the filter for all, so there are then no filters.
 */
export function Filters({
  label,
  all,
  categories,
  current,
  onChoose,
  allButton,
  className,
}: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(row.current), [current]);
  if (categories.length < 2) return null;
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={[layout.line, styles.filters, className].filter(Boolean).join(" ")}
      onFocus={followFocus}
      data-scripted
    >
      {["", ...categories].map((name) => (
        <Fragment key={name}>
          <button
            ref={name === "" ? allButton : undefined}
            type="button"
            className={`${layout.signal} ${styles.filter}`}
            aria-pressed={name === current}
            onClick={() => onChoose(name)}
          >
            {name || all}
          </button>{" "}
        </Fragment>
      ))}
    </div>
  );
}
