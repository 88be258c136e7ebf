import { graphql, type PageProps } from "gatsby";
import { useSyncExternalStore } from "react";
import { OptionalBoundary } from "../components/ErrorBoundary";
import { NewProject, newProjectSlug } from "../sections/not-found/NewProject";
import { NotFound } from "../sections/not-found/NotFound";

const never = () => () => undefined;

/** The path in the address bar; null in the HTML, which is the same for every address, and in the first render. */
const useAddress = () =>
  useSyncExternalStore<string | null>(
    never,
    () => window.location.pathname,
    () => null,
  );

/**
 * The page for all addresses without a page. Only the browser knows the requested address, so the content depends on it after hydration.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { words, projectLabels, gallery, homePage } = data;
  const address = useAddress();
  const screen = <NotFound words={words} address={address} />;
  const slug = address === null ? null : newProjectSlug(address, gallery.path);
  if (slug === null) return screen;
  return (
    <OptionalBoundary name="new project" instead={screen}>
      <NewProject
        slug={slug}
        words={words}
        projectLabels={projectLabels}
        gallery={gallery}
        sample={Boolean(homePage.projects.note)}
        missing={screen}
      />
    </OptionalBoundary>
  );
}

export const query = graphql`
  query NotFoundPage {
    words: screenLabels {
      ...NotFound
      ...NewProject
    }
    projectLabels {
      ...NewProjectLabels
    }
    gallery: galleryPage {
      title
      path
    }
    homePage {
      projects {
        note
      }
    }
  }
`;
