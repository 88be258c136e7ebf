import { DrawingDetail } from "../../components/drawing-detail/DrawingDetail";
import { SheetStrip } from "../../components/drawing-detail/SheetStrip";
import * as styles from "./DrawingSet.module.css";

interface Props {
  services: readonly Queries.DrawingServiceFragment[];
}

/**
 * The set of drawings that the home page prints after the whole drawing: a sheet for each service that has a letter and a crop of the drawing.
 * Loaded after hydration, because it is only visible in print.
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
