import { graphql } from "gatsby";
import { DrawingDetail, SheetStrip } from "../../components/drawing/DrawingDetail";
import { Points } from "../../components/Points";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./ServiceGoals.module.css";

interface Props {
  goals: Queries.ServiceGoalsFragment;
  /** Its letter, and what its part of the drawing shows. */
  service: Queries.ServiceIntroFragment;
}

/** Numbered goals. If there is a drawing, each has its number on it and its text below. */
export function ServiceGoals({ goals, service }: Props) {
  const { title, lead, crop, items } = goals;
  return (
    <section className={`${layout.section} ${layout.wrap}`}>
      <div className={`${layout.grid} ${layout.head}`}>
        <h2>{title}</h2>
        <p className={layout.lead}>{lead}</p>
      </div>
      {crop && (
        <DrawingDetail
          crop={crop}
          letter={service.letter}
          className={`${layout.bleed} ${styles.plan}`}
          marks={items.map((goal, index) => (
            <Mark key={goal.title} goal={goal} number={index + 1} />
          ))}
        >
          <SheetStrip letter={service.letter} caption={service.intro.caption} />
        </DrawingDetail>
      )}
      <Points
        numbered
        steps
        points={items}
        className={`${rows.fours} ${rows.twos} ${layout.cards} ${styles.items}`}
      />
    </section>
  );
}

type Goal = Queries.ServiceGoalsFragment["items"][number];

/** A number, and a line from it to what it means. */
function Mark({ goal, number }: { goal: Goal; number: number }) {
  const x = goal.x ?? 0;
  const y = goal.y ?? 0;
  const [endX, endY] = goal.pointsTo?.split(" ") ?? [];
  return (
    <>
      {goal.pointsTo && (
        <g className={styles.leader}>
          <path d={`M${x} ${y}L${goal.pointsTo}`} />
          <circle cx={endX} cy={endY} r="1.2" />
        </g>
      )}
      <g className={styles.mark}>
        <circle cx={x} cy={y} r="11.5" />{" "}
        <text x={x} y={y + 4.6}>
          {number}
        </text>
      </g>
    </>
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
      pointsTo
    }
  }
`;
