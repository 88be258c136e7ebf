import { useSheetNumber } from "../../components/drawing/Drawing";
import { LetterBadge } from "../../components/LetterBadge";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./DrawingStrip.module.css";

/** The style of a line that is visible while its letter is chosen (src/styles/LayerOrder.tsx). */
export const whileChosen = (letter: string): Record<string, string> => ({
  visibility: `var(--on-${letter.toLowerCase()},hidden)`,
});

interface Props {
  services: readonly Queries.DrawingServiceFragment[];
}

/**
 * The title strip under the drawing: a line about the service whose letter is chosen; about the first one until then. All lines are in the same
 * grid cell, so that nothing moves when another one is visible, which the switchboard decides.
 */
export function DrawingStrip({ services }: Props) {
  const sheetNumber = useSheetNumber();
  // The names of custom properties and ids have the letter in lower case.
  const keyed = services.flatMap(({ key, ...service }) =>
    key ? [{ ...service, letter: key.letter, name: key.letter.toLowerCase() }] : [],
  );
  if (keyed.length === 0) return null;
  return (
    <>
      {/* The targets of the letters' links. If the lines were the targets, the browser would scroll the drawing out of view. */}
      <div className={styles.targets}>
        {keyed.map(({ letter, name }) => (
          <div key={name} id={`run-${name}`} data-letter={letter} />
        ))}
      </div>
      <div className={styles.strip}>
        {keyed.map(({ letter, name, title, path, room, facts }) => (
          <p key={name} className={layout.line} style={whileChosen(letter)}>
            <span className={styles.name}>
              <LetterBadge letter={letter} />
              <a href={path} className={layout.link}>
                {title}
              </a>
            </span>{" "}
            {[room, ...facts, sheetNumber(letter)].map(
              (words) => words && <span key={words}>{`${words} `}</span>,
            )}
          </p>
        ))}
      </div>
    </>
  );
}
