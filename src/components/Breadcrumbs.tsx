import { graphql } from "gatsby";
import { useNavigation } from "./site";
import * as layout from "../styles/layout.module.css";
import * as styles from "./Breadcrumbs.module.css";

/** An item of the path from the home page to the current page. */
export interface Crumb {
  label: string;
  /** The address; left out for the current page and for items without a page. */
  to?: string | null;
}

interface Props {
  /** The items after the home page; the current page is the last one. */
  items: readonly Crumb[];
  className?: string;
}

/** The breadcrumbs: one line above the title. */
export function Breadcrumbs({ items, className }: Props) {
  const home: readonly Crumb[] = useNavigation().navigation.main.filter(({ to }) => to === "/");
  const crumbs = home.concat(items);
  return (
    <nav
      aria-label="Breadcrumb"
      className={[styles.crumbs, className].filter(Boolean).join(" ")}
    >
      <ol className={layout.line}>
        {crumbs.map(({ label, to }, index) => (
          <li key={label}>
            {to && index < crumbs.length - 1 ? (
              <a href={to} className={layout.alone}>
                {label}
              </a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export const fragment = graphql`
  fragment Crumb on Crumb {
    label
    to
  }
`;
