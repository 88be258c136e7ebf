import { graphql, Link } from "gatsby";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./AreaLinks.module.css";

interface Props {
  title: string;
  regions: readonly Queries.AreaLinkFragment[];
}

/** The regions as large underlined names beside a quiet heading. */
export function AreaLinks({ title, regions }: Props) {
  return (
    <section className={styles.areas}>
      <div className={`${layout.wrap} ${layout.grid} ${styles.grid}`}>
        <h2>{title}</h2>
        <ul>
          {regions.map((region) => (
            <li key={region.path}>
              <Link to={region.path}>{region.title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment AreaLink on Region {
    title
    path
  }
`;
