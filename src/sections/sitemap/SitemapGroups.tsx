import * as layout from "../../styles/layout.module.css";
import * as styles from "./SitemapGroups.module.css";

interface Props {
  title: string;
  groups: { heading: string; links: readonly Queries.PageLinkFragment[] }[];
}

/** The pages of the site in groups, with lines between them. */
export function SitemapGroups({ title, groups }: Props) {
  return (
    <div className={`${layout.wrap} ${styles.sitemap}`}>
      <h1>{title}</h1>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ heading, links }) => (
          <section key={heading} className={`${layout.grid} ${styles.group}`}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ title: words, path }) => (
                <li key={path}>
                  <a href={path} className={layout.link}>
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
