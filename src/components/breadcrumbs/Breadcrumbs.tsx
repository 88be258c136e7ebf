import { graphql } from "gatsby";
import { useSite } from "../site/useSite";
import * as styles from "./Breadcrumbs.module.css";

/** A stop on the way from the home page to the page that is shown. */
export interface Crumb {
  label: string;
  /** Where it leads; left out on the page itself and on stops without a page. */
  to?: string;
}

interface Props {
  /** The stops after the home page, the page that is shown last. */
  items: readonly Crumb[];
  className?: string;
}

/** One line above the title: the way here from the home page. */
export function Breadcrumbs({ items, className }: Props) {
  const home = useSite().navigation.main.find(({ to }) => to === "/");
  const crumbs: readonly Crumb[] = home ? [{ label: home.label, to: "/" }, ...items] : items;
  return (
    <nav
      aria-label="Breadcrumb"
      className={[styles.crumbs, className].filter(Boolean).join(" ")}
    >
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={label}>
            {to && index < crumbs.length - 1 ? (
              <a href={to}>{label}</a>
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
