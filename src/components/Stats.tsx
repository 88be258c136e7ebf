import * as layout from "../styles/layout.module.css";
import * as styles from "./Stats.module.css";

interface Props {
  figures: readonly { figure: string; label: string }[];
  className?: string;
}

/**
 * Figures on dimension lines, like the measures of a drawing. It is not a list of terms, in which a screen reader would read
 * the label before its figure.
 */
export function Stats({ figures, className }: Props) {
  return (
    <ul className={[styles.figures, className].filter(Boolean).join(" ")}>
      {figures.map(({ figure, label }) => (
        <li key={label} className={layout.line}>
          <b>{figure}</b> <span className={layout.soft}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
