import { useSheetNumber } from "../../components/drawing/useSheetNumber";
import { LetterBadge } from "../../components/letter-badge/LetterBadge";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./DrawingStrip.module.css";

interface Props {
  /** What stands there while no letter is chosen. */
  hint: string | null;
  services: readonly Queries.DrawingServiceFragment[];
}

/**
 * The title strip under the drawing: a line on the service whose letter is chosen, over the hint. All lines are in one place, so that nothing
 * moves; the style sheet of the drawing's switchboard shows one (switchboard.css).
 */
export function DrawingStrip({ hint, services }: Props) {
  const keyed: Keyed[] = services.flatMap(({ key, ...service }) =>
    key ? [{ ...service, letter: key.letter, name: key.letter.toLowerCase() }] : [],
  );
  if (keyed.length === 0) return null;
  return (
    <>
      {/* What the letters' links lead to; not the lines, which would scroll away from the drawing. */}
      <div className={styles.places}>
        {keyed.map(({ letter, name }) => (
          <div key={name} id={`run-${name}`} data-letter={letter} />
        ))}
      </div>
      <div className={styles.strip}>
        <p>
          <span>{hint}</span>
        </p>
        {keyed.map((service) => (
          <Line key={service.name} {...service} />
        ))}
      </div>
    </>
  );
}

interface Keyed extends Omit<Queries.DrawingServiceFragment, "key" | "intro"> {
  letter: string;
  /** The letter in lower case, as the names of custom properties and ids have it. */
  name: string;
}

/** The line on a service: its letter, the link to its page, its room, two facts, and the number of its sheet. */
function Line({ letter, name, title, path, room, facts }: Keyed) {
  const number = useSheetNumber(letter);
  return (
    <p style={{ visibility: `var(--on-${name},hidden)` } as object}>
      <LetterBadge letter={letter} />
      <a href={path} className={layout.link}>
        {title}
      </a>
      {[room, ...facts, number].map((words) => words && <span key={words}>{words}</span>)}
    </p>
  );
}
