import { graphql } from "gatsby";
import { fill } from "../../domain/text";
import * as layout from "../../styles/layout.module.css";
import { whileChosen } from "./DrawingStrip";
import * as styles from "./Drilled.module.css";

interface Props {
  words: Queries.DrilledFragment;
  /** How many marks each letter has, as the build has counted them in the drawing. */
  letters: readonly Queries.DrillMarksFragment[];
}

/** The kinds of marks, each with its shape, around 0, 0. Content has the words, the drawing the marks (content/drawings/section.svg). */
const shapes = {
  hole: <circle r="5" />,
  box: <path d="M-4.5-6h9V6h-9z" />,
  outside: (
    <path d="M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-5.9 1l6.9-6.9M-4.2 4.2l8.4-8.4M-1 5.9l6.9-6.9" />
  ),
  patch: <path d="M-8-8H8V8H-8z" strokeDasharray="4 3" />,
};
const kinds = Object.keys(shapes) as (keyof typeof shapes)[];

/** What the marks of “where we drill” mean, and how many the chosen letter has. The tallies are in one grid cell, as the lines of DrawingStrip. */
export function Drilled({ words, letters }: Props) {
  return (
    <div className={styles.drilled}>
      <ul className={`${layout.line} ${layout.note} ${styles.legend}`}>
        {kinds.map((kind) => (
          <li key={kind} className={layout.line}>
            <svg viewBox="-9 -9 18 18" aria-hidden="true">
              {shapes[kind]}
            </svg>
            {words[kind].legend}
          </li>
        ))}
      </ul>
      <div className={styles.tallies}>
        {letters.map((marks) => (
          <div key={marks.letter} style={whileChosen(marks.letter)}>
            {fill(words.tally, { letter: marks.letter, marks: tally(words, marks) })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The counts of a letter in words: "3 boxes, 2 holes through framing, none outside". */
const tally = (words: Queries.DrilledFragment, marks: Queries.DrillMarksFragment): string =>
  kinds
    .map((kind) => {
      const { one, many, none } = words[kind];
      const count = marks[kind];
      if (count === 0) return none;
      return count === 1 ? one : fill(many, { count });
    })
    .filter(Boolean)
    .join(", ");

export const fragments = graphql`
  fragment Drilled on HomeDrilled {
    hole {
      ...DrillWords
    }
    box {
      ...DrillWords
    }
    outside {
      ...DrillWords
    }
    patch {
      ...DrillWords
    }
    tally
  }
  fragment DrillWords on DrillMark {
    legend
    one
    many
    none
  }
  fragment DrillMarks on DrillMarks {
    letter
    hole
    box
    outside
    patch
  }
`;
