import { LetterBadge } from "./LetterBadge";
import * as styles from "./Points.module.css";

export interface PointsProps {
  points: readonly { readonly title: string; readonly text: string }[];
  /** true if each point shows its number. */
  numbered?: boolean;
  /**
   * Hairlines above points in two columns, or above rows with the title beside the text; or steps, whose order matters, without hairlines and with
   * a layout by `className`.
   */
  look?: "columns" | "rows" | "steps";
  className?: string;
}

/** Points with a title and a text: benefits, reasons, steps, goals. */
export function Points({ points, numbered, look = "columns", className }: PointsProps) {
  const List = look === "steps" ? "ol" : "ul";
  return (
    <List className={[styles.points, styles[look], className].filter(Boolean).join(" ")}>
      {points.map(({ title, text }, index) => (
        <li key={title}>
          {numbered && <LetterBadge letter={String(index + 1)} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
