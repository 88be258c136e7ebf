import { currentLink } from "../domain/site";

interface Props {
  links: readonly Queries.PageLinkFragment[];
  className?: string;
  /** The class of each link. */
  linkClass?: string;
  /** The canonical path of the current page; left out, its link is not marked. */
  path?: string;
}

/** A list of links to pages. */
export function LinkList({ links, className, linkClass, path = "" }: Props) {
  return (
    <ul className={className}>
      {links.map(({ title, path: to }) => (
        <li key={to}>
          <a href={to} className={linkClass} aria-current={currentLink(to, path)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
