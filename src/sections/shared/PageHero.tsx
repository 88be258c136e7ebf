import type { ReactNode } from "react";
import { Breadcrumbs } from "../../components/Breadcrumbs";
import { DrawnPicture, type DrawnPictureData } from "../../components/picture/DrawnPicture";
import * as layout from "../../styles/layout.module.css";
import * as scene from "../../styles/scene.module.css";
import * as styles from "./PageHero.module.css";

interface Props {
  title: string;
  lead: string;
  /** A picture with the fields of PictureWide and, where it may have a drawing, of DrawnPicture. */
  picture: DrawnPictureData;
  /** The point of the picture that phones keep in view, if it is not its focal point. */
  phoneAt?: string;
  /** The breadcrumbs above the title, without the home page, which is added. */
  crumbs: Queries.BreadcrumbsFragment["crumbs"];
  /** "town" shows the title in a larger font, because names of towns are short. */
  size?: "town";
  /** The buttons. */
  children: ReactNode;
}

/** A title with at least this many letters would take three lines on a phone, so it is smaller there. */
const longTitle = 30;

/** The number of letters of the longest word: a title is never so large that this word does not fit on a line. Words of up to nine letters fit anyway. */
const longestWord = (title: string) =>
  Math.max(...title.split(/[\s-]+/).map((word) => word.length));

/** The head of a page: a wide picture, the title at its bottom, the lead on the left, the buttons on the right. */
export function PageHero({ title, lead, picture, phoneAt, crumbs, size, children }: Props) {
  const letters = longestWord(title);
  const long = title.length >= longTitle;
  return (
    <section
      className={`${scene.stack} ${styles.hero} ${layout.ink} ${layout.printedHead} ${size === "town" ? styles.town : ""} ${long ? styles.long : ""}`}
      aria-labelledby="page-title"
    >
      <div
        className={`${scene.across} ${layout.veiled} ${styles.picture} ${layout.notPrinted}`}
        style={phoneAt ? { "--phone-at": phoneAt } : undefined}
      >
        <DrawnPicture
          picture={picture}
          sizes="(max-width: 47.5em) 198vw, max(1258px, min(100vw, 1600px))"
        />
      </div>
      <div className={styles.front}>
        <div className={layout.wrap}>
          <Breadcrumbs items={crumbs} className={`${styles.crumbs} ${layout.notPrinted}`} />
          <h1
            id="page-title"
            className={styles.title}
            style={letters > 9 ? { "--letters": letters } : undefined}
          >
            {title}
          </h1>
          <div className={`${layout.between} ${styles.row}`}>
            <p className={`${layout.lead} ${styles.lead}`}>{lead}</p>
            <div className={`${layout.line} ${styles.actions} ${layout.notPrinted}`}>
              {children}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
