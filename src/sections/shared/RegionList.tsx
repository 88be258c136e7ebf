import { useCanonicalPath, useNavigation } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./RegionList.module.css";

interface Props {
  title: string;
  /** The areas; left out, all regions. */
  areas?: readonly Queries.PageLinkFragment[];
  /** A link after the areas. */
  more?: Queries.PageLinkFragment;
  /** true before a dark section that has no margin. */
  last?: boolean;
}

/** Regions, or the areas near a town, in one line where there is room, with the signal line under that of the current page. */
export function RegionList({ title, areas, more, last }: Props) {
  const { regions } = useNavigation();
  const currentPath = useCanonicalPath();
  const links: Required<Props>["areas"] = areas ?? regions.nodes;
  return (
    <section className={`${layout.wrap} ${last ? layout.padded : layout.section}`}>
      <div className={`${layout.between} ${styles.row}`}>
        <h2 className={layout.kicker}>{title}</h2>
        <ul className={layout.line}>
          {links.concat(more ?? []).map(({ path, title: name }) => (
            <li key={path}>
              <a
                href={path}
                className={`${layout.signal} ${layout.target}`}
                aria-current={path === currentPath ? "page" : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
