import { LinkList } from "../../components/LinkList";
import { useCanonicalPath, useSite } from "../../components/site";
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
  const { regions } = useSite();
  const links: Required<Props>["areas"] = areas ?? regions.nodes;
  return (
    <section className={`${layout.wrap} ${last ? layout.padded : layout.section}`}>
      <div className={`${layout.between} ${styles.row}`}>
        <h2 className={layout.kicker}>{title}</h2>
        <LinkList
          links={links.concat(more ?? [])}
          className={layout.line}
          linkClass={`${layout.signal} ${layout.target}`}
          path={useCanonicalPath()}
        />
      </div>
    </section>
  );
}
