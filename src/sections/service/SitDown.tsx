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
  screenBox,
  sizes,
  upLimit,
  type Room,
} from "../../domain/screen";
import { fill } from "../../domain/text";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./SitDown.module.css";

interface Props {
  title: string;
  words: Queries.SitDownFragment;
  /** The letter of the service. */
  letter: string | null;
}

/** What a sentence of content may contain, from a room. */
function valuesOf(room: Room): Record<string, string> {
  const { edge, up } = placeOf(room);
  return {
    feet: inHalves(room.feet),
    inches: String(room.inches),
    sizes: listed(fitting(room.feet)),
    edge: inHalves(edge),
    eye: String(eyeHeight),
    mantel: String(mantel.height),
    up: String(up),
    limit: String(upLimit),
  };
}

/** “65, 75 and 85” */
const listed = (numbers: readonly number[]): string =>
  numbers.join(", ").replace(/, (\d+)$/, " and $1");

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
          <figcaption>
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
                  <th scope="row">{fill(words.feet, { feet: String(seat) })}</th>
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

/** Units of the drawing: 40 a foot. The wall is at 0, the floor at 320. */
const foot = 40;
const floor = 320;
const toUnits = (inches: number) => (inches / 12) * foot;

/** The room from the side. The range input over it has the sofa as its thumb. Firefox would also read each figure, which the name has already. */
function RoomDrawing({ room, alt }: { room: Room; alt: string }) {
  const { feet, inches, fireplace } = room;
  const { lowest, middle, up } = placeOf(room);
  const height = toUnits(screenBox(inches).height);
  const eye = { x: feet * foot, y: floor - toUnits(eyeHeight) };
  const center = floor - toUnits(middle);
  const bottom = floor - toUnits(lowest);
  const top = bottom - height;
  const shelf = floor - toUnits(mantel.height);
  const angle = fireplace ? up : Math.round((Math.atan(height / 2 / eye.x) * 360) / Math.PI);
  // From the eye level, or from the lower edge, to the middle or to the upper edge, a third of the way from the eyes.
  const ends = fireplace ? [eye.y, center] : [bottom, top];
  const [from = 0, to = 0] = ends.map((y) => eye.y + (y - eye.y) * 0.38);
  const arcX = eye.x * 0.62;
  return (
    <svg viewBox="-36 -52 760 452" className={styles.drawing} role="img" aria-label={alt}>
      {/* A shape, because themes that are forced change the backgrounds of HTML only. */}
      <rect x="-36" y="-52" width="760" height="452" className={styles.ground} />
      <path className={styles.cut} d={`M0 -52V${floor}H724M-12 -52V${floor}`} />
      {fireplace && (
        <path d={`M0 ${shelf}H34v8H26V${floor}M26 ${floor - 84}H0`} className={styles.seen} />
      )}
      <path className={styles.cable} d={`M4 ${center}H-6V${floor + 30}H-36`} />
      <circle className={styles.lamp} cx="-6" cy={center} r="7" />
      <path className={styles.screen} d={`M9 ${top}V${bottom}`} />
      <path
        className={styles.sight}
        d={`M${eye.x} ${eye.y}L11 ${top}M${eye.x} ${eye.y}L11 ${bottom}${fireplace ? `M${eye.x} ${eye.y}H11M${eye.x} ${eye.y}L11 ${center}` : ""}`}
      />
      <path
        className={up > upLimit ? styles.tooHigh : styles.dimension}
        d={`M${arcX} ${from}A${eye.x * 0.38} ${eye.x * 0.38} 0 0 1 ${arcX} ${to}`}
      />
      <text
        x={arcX - 10}
        y={(from + to) / 2}
        className={styles.left}
        aria-hidden="true"
        paintOrder="stroke"
      >{`${angle}° `}</text>
      <g transform={`translate(${eye.x})`} className={styles.seen}>
        <path d={`M14 ${eye.y + 17}L10 ${floor - 62}H-54L-60 ${floor}`} />
        <circle cx="14" cy={eye.y} r="17" />
        <path
          d={`M-46 ${floor - 12}v-46h66l14-62h22v108zM-38 ${floor - 12}v12M48 ${floor - 12}v12`}
        />
      </g>
      <path
        className={styles.dimension}
        d={`M0 ${floor + 42}H${eye.x}M-6 ${floor + 48}l12-12M${eye.x - 6} ${floor + 48}l12-12M40 ${bottom}V${floor}M34 ${bottom + 6}l12-12M34 ${floor + 6}l12-12`}
      />
      <text
        x={eye.x / 2}
        y={floor + 66}
        className={styles.middle}
        aria-hidden="true"
        paintOrder="stroke"
      >{`${inHalves(feet)} ft `}</text>
      <text
        x="50"
        y={(bottom + floor) / 2 + 6}
        aria-hidden="true"
        paintOrder="stroke"
      >{`${inHalves(placeOf(room).edge)} in `}</text>
    </svg>
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
