import { graphql } from "gatsby";
import { LetterBadge } from "../../components/letter-badge/LetterBadge";
import { DrawingDetail } from "../../components/drawing-detail/DrawingDetail";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./ServiceGoals.module.css";

/** Numbered goals. If there is a drawing, each has its number on it and its text below. */
export function ServiceGoals({ goals }: { goals: Queries.ServiceGoalsFragment }) {
  const { title, lead, crop, items } = goals;
  return (
    <section className={styles.goals}>
      <div className={layout.wrap}>
        <div className={`${layout.grid} ${styles.head}`}>
          <h2>{title}</h2>
          <p className={layout.lead}>{lead}</p>
        </div>
        {crop && (
          <DrawingDetail
            crop={crop}
            fit="xMinYMid slice"
            className={styles.plan}
            marks={items.map(({ title: goal, x, y }, index) => (
              <Mark key={goal} x={x ?? 0} y={y ?? 0} number={index + 1} />
            ))}
          />
        )}
        <ol className={`${rows.fours} ${styles.items}`}>
          {items.map(({ title: goal, text }, index) => (
            <li key={goal}>
              <LetterBadge letter={String(index + 1)} />
              <h3>{goal}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Mark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g className={styles.mark}>
      <circle cx={x} cy={y} r="11.5" />
      <text x={x} y={y + 4.6}>
        {number}
      </text>
    </g>
  );
}

export const fragment = graphql`
  fragment ServiceGoals on ServiceGoals {
    title
    lead
    crop
    items {
      title
      text
      x
      y
    }
  }
`;
