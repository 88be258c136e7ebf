import { Picture, type PictureData } from "./Picture";
import * as styles from "./WidePicture.module.css";

interface Props {
  picture: PictureData;
  first?: boolean;
}

/** A picture from edge to edge, framed by the paper on screens wider than its master. */
export function WidePicture({ picture, first }: Props) {
  return (
    <div className={styles.wide}>
      <Picture
        picture={picture}
        first={first}
        sizes="(max-width: 47.5em) 130vw, min(100vw, 1600px)"
      />
    </div>
  );
}
