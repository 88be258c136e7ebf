import { Link } from "gatsby";
import { useCanonicalPath } from "../../components/site/useCanonicalPath";
import { useSite } from "../../components/site/useSite";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./RegionList.module.css";

/** All regions as large words, the signal line under the one whose page is shown. */
export function RegionList({ title }: { title: string }) {
  const { regions } = useSite();
  const here = useCanonicalPath();
  return (
    <section className={`${layout.wrap} ${styles.regions}`}>
      <div className={`${layout.grid} ${styles.row}`}>
        <h2>{title}</h2>
        <ul>
          {regions.nodes.map(({ path, title: name }) => (
            <li key={path}>
              <Link to={path} aria-current={path === here ? "page" : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
