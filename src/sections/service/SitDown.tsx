import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { putOnSheet, useSheetRoom } from "../../client/room";
import { currentQuery, useQueryState } from "../../client/useQueryState";
import * as button from "../../components/Button.module.css";
import { SheetStrip } from "../../components/drawing/DrawingDetail";
import {
  distances,
  eyeHeight,
  fitting,
  inHalves,
  mantel,
  placeOf,
  roomIn,
  sizes,
  upLimit,
  type Room,
} from "../../domain/screen";
import { fill } from "../../domain/text";
import * as layout from "../../styles/layout.module.css";
import { RoomDrawing } from "./RoomDrawing";
import * as styles from "./SitDown.module.css";

interface Props {
  title: string;
  words: Queries.SitDownFragment;
  /** The letter of the service. */
  letter: string | null;
}

/** What a sentence of content may contain, from a room. */
function valuesOf(room: Room) {
  const { edge, up } = placeOf(room);
  return {
    feet: inHalves(room.feet),
    inches: room.inches,
    sizes: listed(fitting(room.feet)),
    edge: inHalves(edge),
    eye: eyeHeight,
    mantel: mantel.height,
    up,
    limit: upLimit,
  };
}

/** “65, 75 or 85” */
const listed = (numbers: readonly number[]): string =>
  numbers.join(", ").replace(/, (\d+)$/, " or $1");

/**
 * A room from the side, to scale: the visitor moves the sofa and chooses a screen, and reads which sizes fit and how high to hang it. The choices
 * are in the address; a button puts them on the sheet at the end of pages, and a page whose address has none begins with those on the sheet. Without
 * scripts there are the usual room and a table.
 */
export function SitDown({ title, words, letter }: Props) {
  const [query, setQuery] = useQueryState();
  const onSheet = useSheetRoom();
  const roomOf = (address: URLSearchParams) =>
    onSheet && !["feet", "inches", "over"].some((name) => address.has(name))
      ? onSheet
      : roomIn(address);
  const room = roomOf(query);
  const { feet, inches, fireplace } = room;
  const values = valuesOf(room);
  const choose = (change: Partial<Room>) => {
    const next = { ...room, ...change };
    setQuery(
      {
        feet: String(next.feet),
        inches: String(next.inches),
        over: next.fireplace ? "fireplace" : "",
      },
      "replace",
    );
    if (onSheet) putOnSheet(next);
  };
  const isOnSheet =
    onSheet?.feet === feet && onSheet.inches === inches && onSheet.fireplace === fireplace;
  // A finger that only scrolls has moved the sofa when it touched the line.
  const before = useRef(feet);
  // Choices before hydration are in the controls alone.
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const control of group.current?.querySelectorAll("input") ?? []) {
      const { name, value, defaultValue, checked, defaultChecked } = control;
      if (value !== defaultValue || (checked && !defaultChecked))
        setQuery({ [name]: value }, "replace");
    }
  }, [setQuery]);
  const isTooHigh = placeOf(room).up > upLimit;
  const sentences = [
    fitting(feet).length > 0 ? words.fits : words.none,
    fireplace ? words.above : words.height,
    fireplace && (isTooHigh ? words.tooHigh : words.within),
  ].filter((sentence) => typeof sentence === "string");
  return (
    <div
      ref={group}
      id="sit-down"
      role="group"
      className={`${layout.wrap} ${styles.section}`}
      aria-labelledby="sit-down-title"
    >
      <h3 id="sit-down-title" className={layout.cardTitle}>
        {title}
      </h3>
      <div className={styles.columns}>
        <figure className={styles.sheet}>
          <div className={styles.room}>
            <RoomDrawing room={room} alt={fill(words.alt, values)} />
            <input
              type="range"
              name="feet"
              min={distances.least}
              max={distances.most}
              step={distances.step}
              value={feet}
              aria-label={words.distance}
              aria-valuetext={fill(words.feet, values)}
              onChange={({ target }) => choose({ feet: Number(target.value) })}
              onPointerDown={() => {
                before.current = feet;
              }}
              onPointerCancel={() => choose({ feet: before.current })}
              className={styles.sofa}
              data-scripted
            />
          </div>
          <figcaption className={layout.notOnPhones}>
            <SheetStrip letter={letter} caption={words.caption} />
          </figcaption>
        </figure>
        <div className={styles.side}>
          <div className={styles.controls} data-scripted>
            <fieldset>
              <legend className={layout.note}>{words.size}</legend>
              {sizes.map((size) => (
                <label key={size} className={fitting(feet).includes(size) ? "" : styles.unfit}>
                  <input
                    type="radio"
                    name="inches"
                    value={size}
                    checked={size === inches}
                    onChange={() => choose({ inches: size })}
                  />{" "}
                  {size}
                </label>
              ))}
            </fieldset>
            <label>
              <input
                type="checkbox"
                name="over"
                value="fireplace"
                checked={fireplace}
                onChange={({ target }) => choose({ fireplace: target.checked })}
              />{" "}
              {words.fireplace}
            </label>
            {/* Not role="status": Orca reads that as “status bar, blank” with the arrow keys. */}
            <p aria-live="polite" aria-atomic="true" className={styles.says}>
              {sentences.map((sentence) => fill(sentence, values)).join(" ")}
            </p>
            <button
              type="button"
              className={`${button.button} ${button.outlined} ${button.small}`}
              // Not `room`, which is older than choices before hydration when their clicks are replayed.
              onClick={() => putOnSheet(roomOf(currentQuery()))}
            >
              {isOnSheet ? words.onSheet : words.put}
            </button>
          </div>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.distance}</th>
                <th scope="col">{words.size}</th>
              </tr>
            </thead>
            <tbody>
              {[6, 7, 8, 9, 10, 11, 12, 13, 14].map((seat) => (
                <tr key={seat}>
                  <th scope="row">{fill(words.feet, { feet: seat })}</th>
                  <td>{listed(fitting(seat)) || words.larger}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={layout.note}>{words.note}</p>
        </div>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment SitDown on SitDownWords {
    caption
    alt
    distance
    feet
    size
    fireplace
    fits
    none
    height
    above
    within
    tooHigh
    larger
    put
    onSheet
    note
  }
`;
