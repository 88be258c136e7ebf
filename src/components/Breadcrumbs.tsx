import { graphql } from "gatsby";
import { useSite } from "./site";
import * as layout from "../styles/layout.module.css";
import * as styles from "./Breadcrumbs.module.css";

interface Props {
  /** The items after the home page; the current page is the last one. */
  items: Queries.BreadcrumbsFragment["crumbs"];
  className?: string;
}

/** The breadcrumbs: one line above the title. */
export function Breadcrumbs({ items, className }: Props) {
  const home = useSite().navigation.main.find(({ to }) => to === "/");
  const crumbs = home ? [{ label: home.label, to: "/" }, ...items] : items;
  return (
    <nav
      // Reader View leaves out what has this id.
      id="breadcrumbs"
      aria-label="Breadcrumb"
      className={[styles.crumbs, className].filter(Boolean).join(" ")}
    >
      <ol className={layout.line}>
        {crumbs.map(({ label, to }, index) => (
          <li key={label}>
            {index < crumbs.length - 1 ? (
              <a href={to} className={layout.alone}>
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export const fragment = graphql`
  fragment Breadcrumbs on ContentPage {
    crumbs {
      label
      to
    }
  }
`;
