import * as styles from "./Stats.module.css";

interface Props {
  figures: readonly { figure: string; label: string }[];
  className?: string;
}

/** Figures on a dimension line, as a drawing carries its measures. */
export function Stats({ figures, className }: Props) {
  return (
    <dl className={[styles.figures, className].filter(Boolean).join(" ")}>
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
