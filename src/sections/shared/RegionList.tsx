import { useCanonicalPath, useNavigation } from "../../components/site/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./RegionList.module.css";

interface Props {
  title: string;
  /** A link after the regions. */
  more?: { title: string; path: string };
  /** true before a dark section that has no margin. */
  last?: boolean;
}

/** Links to all regions on a line, with the signal line under that of the current page. */
export function RegionList({ title, more, last }: Props) {
  const { regions } = useNavigation();
  const currentPath = useCanonicalPath();
  return (
    <section className={`${layout.wrap} ${styles.regions} ${last ? styles.last : ""}`}>
      <div className={styles.row}>
        <h2>{title}</h2>
        <ul className={layout.signal}>
          {[...regions.nodes, ...(more ? [more] : [])].map(({ path, title: name }) => (
            <li key={path}>
              <a href={path} aria-current={path === currentPath ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
