import { ArrowRight } from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { Picture, type PictureData } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./NextLink.module.css";

interface Props {
  /** Why the page fits. */
  label: string;
  title: string;
  path: string;
  /** A picture with the fields of PictureCard. */
  picture: PictureData;
}

/** The link to the page to read next, below a closing call. */
export function NextLink({ label, title, path, picture }: Props) {
  return (
    <div className={layout.wrap}>
      <a href={path} className={`${layout.block} ${styles.next}`}>
        <Picture
          picture={picture}
          decorative
          sizes="(max-width: 47.5em) 150px, 320px"
          className={styles.picture}
        />
        <span>
          <small className={`${layout.block} ${layout.note}`}>{label}</small>{" "}
          <span className={`${layout.block} ${layout.cardTitle} ${styles.name}`}>{title}</span>
        </span>
        <Icon of={ArrowRight} size={26} stroke={1.5} />
      </a>
    </div>
  );
}
