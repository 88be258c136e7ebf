import { Picture, type PictureData } from "./Picture";
import * as styles from "./WidePicture.module.css";

interface Props {
  picture: PictureData;
  first?: boolean;
}

/** A full-width picture. On screens wider than its master, the page background shows at both sides. */
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
