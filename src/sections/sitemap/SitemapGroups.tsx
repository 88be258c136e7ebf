import { graphql } from "gatsby";
import { LinkList } from "../../components/LinkList";
import { useSite } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./SitemapGroups.module.css";

/** The pages of the site in groups, with lines between them. A page has the same name as in the navigation. */
export function SitemapGroups({ page }: { page: Queries.SitemapGroupsFragment }) {
  const { navigation } = useSite();
  const names = new Map(navigation.main.map(({ to, label }) => [to, label]));
  return (
    <div className={`${layout.wrap} ${styles.sitemap}`}>
      <h1>{page.title}</h1>
      {page.lists.map(({ heading, pages }) => (
        <section key={heading} className={`${layout.grid} ${styles.group}`}>
          <h2 className={layout.cardTitle}>{heading}</h2>
          <LinkList
            links={pages.map(({ path, title }) => ({ path, title: names.get(path) ?? title }))}
            linkClass={layout.link}
          />
        </section>
      ))}
    </div>
  );
}

export const fragment = graphql`
  fragment SitemapGroups on SitemapPage {
    title
    lists {
      heading
      pages {
        ...PageLink
      }
    }
  }
`;
