import {
  eyeHeight,
  inHalves,
  mantel,
  placeOf,
  screenBox,
  upLimit,
  type Room,
} from "../../domain/screen";
import * as styles from "./RoomDrawing.module.css";

/** Units of the drawing: 40 per foot. The wall is at 0, the floor at 320. */
const foot = 40;
const floor = 320;
const toUnits = (inches: number) => (inches / 12) * foot;

/** The room from the side, to scale. The range input over it has the sofa as its thumb. Firefox would also read each figure, which the name has already. */
export function RoomDrawing({ room, alt }: { room: Room; alt: string }) {
  const { feet, inches, fireplace } = room;
  const { lowest, middle, edge, up } = placeOf(room);
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
      >{`${inHalves(edge)} in `}</text>
    </svg>
  );
}
