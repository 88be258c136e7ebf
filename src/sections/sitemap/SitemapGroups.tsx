import { LinkList } from "../../components/LinkList";
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
            <LinkList links={links} linkClass={layout.link} />
          </section>
        ))}
    </div>
  );
}
