import { graphql } from "gatsby";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as scene from "../../styles/scene.module.css";
import * as styles from "./ServiceLineup.module.css";

/** The number of types whose texts fit side by side below the picture. */
const maxSideBySide = 4;

/**
 * Types of a device on one picture, with leader lines to their texts if there are at most four; phones show each one cut out of the
 * picture.
 */
export function ServiceLineup({ title, lead, picture, items }: Queries.ServiceLineupFragment) {
  return (
    <section className={`${scene.band} ${layout.ink}`}>
      <div className={`${layout.wrap} ${styles.heading}`}>
        <h2>{title}</h2>
        <p className={layout.lead}>{lead}</p>
      </div>
      <div className={styles.stage}>
        <div
          className={`${scene.across} ${layout.veiled} ${layout.notOnPhones} ${styles.picture}`}
        >
          <Picture picture={picture} sizes="min(100vw, 1600px)" />
        </div>
        <ul
          className={`${layout.wrap} ${rows.fours} ${rows.twos} ${items.length > maxSideBySide ? styles.rows : styles.items}`}
        >
          {items.map(({ title: type, text, at, middle, foot }) => (
            <li key={type} style={{ "--x": at, "--y": middle, ...leader(foot) }}>
              <div className={styles.cut} data-part>
                <Picture picture={picture} decorative sizes="220vw" />
              </div>
              <h3>{type}</h3>
              <p className={layout.soft}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * Style properties with the end of a leader line: its distance from the left as a percentage, and from the top as a fraction of the picture's
 * height.
 * @param foot the same point as two percentages, such as "40% 62%".
 */
function leader(foot: string): Record<string, string | number> {
  const [x = "", y = ""] = foot.split(" ");
  return { "--foot-x": x, "--foot-y": parseFloat(y) / 100 };
}

export const fragment = graphql`
  fragment ServiceLineup on ServiceLineup {
    title
    lead
    picture {
      ...PictureWide
    }
    items {
      title
      text
      at
      middle
      foot
    }
  }
`;
