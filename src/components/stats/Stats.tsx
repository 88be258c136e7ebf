import * as styles from "./Stats.module.css";

interface Props {
  figures: readonly { figure: string; label: string }[];
  className?: string;
}

/** Figures on a dimension line, like the measurements of a drawing. Not a <dl>, because there the label would be read before its figure. */
export function Stats({ figures, className }: Props) {
  return (
    <ul className={[styles.figures, className].filter(Boolean).join(" ")}>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <b>{figure}</b> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
