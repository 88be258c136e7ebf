import * as styles from "./Points.module.css";

interface Props {
  points: readonly { readonly title: string; readonly text: string }[];
  className?: string;
}

/** Points with hairlines above them, two per row. */
export function Points({ points, className }: Props) {
  return (
    <ul className={[styles.points, className].filter(Boolean).join(" ")}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
