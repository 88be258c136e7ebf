import * as layout from "../styles/layout.module.css";
import { LetterBadge } from "./LetterBadge";
import * as styles from "./Points.module.css";

export interface PointsProps {
  points: readonly { readonly title: string; readonly text: string }[];
  /** true if each point shows its number. */
  numbered?: boolean;
  /** true for steps, whose order matters: no hairlines, and a layout by `className`. Otherwise they are rows with a hairline above each. */
  steps?: boolean;
  className?: string;
}

/** Points with a title and a text: benefits, reasons, steps, goals. */
export function Points({ points, numbered, steps, className }: PointsProps) {
  const List = steps ? "ol" : "ul";
  const look = steps ? "" : `${layout.ruled} ${styles.rows}`;
  return (
    <List className={[look, className].filter(Boolean).join(" ")}>
      {points.map(({ title, text }, index) => (
        <li key={title}>
          {numbered && <LetterBadge letter={String(index + 1)} />}
          <h3>{title}</h3>
          <p className={layout.soft}>{text}</p>
        </li>
      ))}
    </List>
  );
}
