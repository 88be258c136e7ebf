import { LetterBadge } from "../../components/letter-badge/LetterBadge";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./DrawingStrip.module.css";

interface Props {
  /** The text while no letter is chosen. */
  hint: string | null;
  services: readonly Queries.DrawingServiceFragment[];
}

/**
 * The title strip under the drawing: a line about the service whose letter is chosen, or the hint. All lines are in the same grid cell, so that
 * nothing moves when another one is shown; switchboard.css decides which one is visible.
 */
export function DrawingStrip({ hint, services }: Props) {
  const keyed = services.flatMap(({ key, ...service }) =>
    key ? [{ ...service, letter: key.letter, name: key.letter.toLowerCase() }] : [],
  );
  if (keyed.length === 0) return null;
  return (
    <>
      {/* The targets of the letters' links. If the lines were the targets, the browser would scroll the drawing out of view. */}
      <div className={styles.places}>
        {keyed.map(({ letter, name }) => (
          <div key={name} id={`run-${name}`} data-letter={letter} />
        ))}
      </div>
      <div className={styles.strip}>
        <p>
          <span>{hint}</span>
        </p>
        {keyed.map(({ letter, name, title, path, room, facts }) => (
          <p key={name} style={{ visibility: `var(--on-${name},hidden)` } as object}>
            <LetterBadge letter={letter} />
            <a href={path} className={layout.link}>
              {title}
            </a>
            {[room, ...facts].map((words) => words && <span key={words}>{words}</span>)}
          </p>
        ))}
      </div>
    </>
  );
}
