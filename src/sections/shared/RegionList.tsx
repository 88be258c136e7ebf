import { useCanonicalPath } from "../../components/site/useCanonicalPath";
import { useSite } from "../../components/site/useSite";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./RegionList.module.css";

interface Props {
  title: string;
  /** The areas; left out, all regions. */
  areas?: readonly { title: string; path: string }[];
  /** Content after the areas. */
  more?: { title: string; path: string };
  /** true before a dark section that has no margin. */
  last?: boolean;
  /** true if nothing near the list shows that the names are links. */
  underlined?: boolean;
}

/** Regions, or the areas near a town, in one line where there is room, with the signal line under that of the current page. */
export function RegionList({ title, areas, more, last, underlined }: Props) {
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
          {[...(areas ?? regions.nodes), ...(more ? [more] : [])].map(
            ({ path, title: name }) => (
              <li key={path}>
                <a href={path} aria-current={path === here ? "page" : undefined}>
                  {name}
                </a>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}
