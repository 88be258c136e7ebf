import { useCanonicalPath, useNavigation } from "../../components/site/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./RegionList.module.css";

interface Props {
  title: string;
  /** Content after the regions. */
  more?: { title: string; path: string };
  /** true before a dark section that has no margin. */
  last?: boolean;
  /** true if nothing near the list shows that the names are links. */
  underlined?: boolean;
}

/** All regions as large words, with the signal line under that of the current page. */
export function RegionList({ title, more, last, underlined }: Props) {
  const { regions } = useNavigation();
  const here = useCanonicalPath();
  return (
    <section
      className={[
        layout.wrap,
        styles.regions,
        last && styles.last,
        underlined && styles.underlined,
      ]
        .filter(Boolean)
        .join(" ")}
    >
      <div className={`${layout.grid} ${styles.row}`}>
        <h2>{title}</h2>
        <ul>
          {[...regions.nodes, ...(more ? [more] : [])].map(({ path, title: name }) => (
            <li key={path}>
              <a href={path} aria-current={path === here ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
