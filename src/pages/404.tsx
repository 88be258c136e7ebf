import { graphql, type PageProps } from "gatsby";
import { useBrowserValue } from "../client/hooks";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { NewProject, newProjectSlug, Waiting } from "../sections/not-found/NewProject";
import { NotFound } from "../sections/not-found/NotFound";
import * as styles from "../sections/not-found/NotFound.module.css";

const pathInAddressBar = (): string | null => window.location.pathname;

/**
 * The page for all addresses without a page. Only the browser knows the requested address, so the built HTML has what is shown below the gallery, too,
 * and the loader selects it before the first paint. After hydration, there is only one of them.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { words, projectLabels, gallery, homePage } = data;
  const address = useBrowserValue(pathInAddressBar, null);
  const { servicesLabel, servicesTo } = homePage.hero;
  const links = [{ title: servicesLabel, path: servicesTo }, gallery];
  const screen = <NotFound words={words} links={links} address={address} />;
  if (address === null)
    return (
      <>
        <div className={styles.missing}>{screen}</div>
        <div className={styles.newProject} hidden>
          <Waiting title={gallery.title} words={words} />
        </div>
      </>
    );
  const slug = newProjectSlug(address, gallery.path);
  if (slug === null) return screen;
  return (
    <ErrorBoundary optional="new project" fallback={() => screen}>
      <NewProject
        slug={slug}
        words={words}
        projectLabels={projectLabels}
        gallery={gallery}
        sample={Boolean(homePage.projects.note)}
        missing={screen}
      />
    </ErrorBoundary>
  );
}

export const query = graphql`
  query NotFoundPage {
    words: screenLabels {
      ...NotFound
      ...NewProject
    }
    projectLabels {
      ...ProjectSheetLabels
    }
    gallery: galleryPage {
      ...PageLink
    }
    homePage {
      hero {
        servicesLabel
        servicesTo
      }
      projects {
        note
      }
    }
  }
`;
