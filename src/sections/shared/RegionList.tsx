import { useCanonicalPath } from "../../components/site/useCanonicalPath";
import { useSite } from "../../components/site/useSite";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./RegionList.module.css";

interface Props {
  title: string;
  /** What stands after the regions. */
  more?: { title: string; path: string };
  /** true before a band on ink that keeps no distance of its own. */
  last?: boolean;
  /** true where nothing around it says that the names are links. */
  underlined?: boolean;
}

/** All regions as large words, the signal line under the one whose page is shown. */
export function RegionList({ title, more, last, underlined }: Props) {
  const { regions } = useSite();
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
