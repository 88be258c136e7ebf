import { DrawingDetail } from "../../components/drawing-detail/DrawingDetail";
import { SheetStrip } from "../../components/drawing-detail/SheetStrip";
import * as styles from "./DrawingSet.module.css";

interface Props {
  services: readonly Queries.DrawingServiceFragment[];
}

/**
 * The set of drawings that the home page prints: under the whole, a sheet for each service that has a part of the drawing. Loaded after
 * hydration, because only paper shows it.
 */
export default function DrawingSet({ services }: Props) {
  return (
    <div className={styles.set}>
      {services.map(
        ({ title, path, room, facts, key, intro: { crop } }) =>
          key &&
          crop && (
            <DrawingDetail key={path} crop={crop} letter={key.letter}>
              <SheetStrip
                letter={key.letter}
                caption={[title, room, ...facts, ""]
                  .filter((words) => words !== null)
                  .join(". ")}
              />
            </DrawingDetail>
          ),
      )}
    </div>
  );
}
