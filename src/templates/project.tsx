import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { ClosingCall } from "../sections/shared/ClosingCall";
import {
  ProjectArticles,
  ProjectMedia,
  ProjectNeighbors,
  ProjectText,
} from "../sections/gallery/ProjectPage";
import { ProjectSheet } from "../sections/gallery/ProjectSheet";

/** A project of the gallery. */
export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const { project, words, gallery } = data;
  return (
    <Page
      head={project}
      first={
        <ProjectSheet project={project} words={words}>
          <ProjectMedia media={project} videoFallback={gallery.videoFallback} />
        </ProjectSheet>
      }
    >
      <ProjectText html={project.body.html ?? ""} />
      <ProjectArticles title={words.articles} articles={project.articles} />
      <ProjectNeighbors
        words={words}
        previous={project.previous}
        next={project.next}
        galleryPath={gallery.path}
      />
      <ClosingCall title={words.closing} quoteLabel={words.quoteLabel} />
    </Page>
  );
}

export const query = graphql`
  query ProjectPage($id: String!) {
    project(id: { eq: $id }) {
      ...PageHead
      ...ProjectSheet
      ...ProjectMedia
      body {
        html
      }
      articles {
        ...ArticleLink
      }
      previous {
        ...ProjectNeighbor
      }
      next {
        ...ProjectNeighbor
      }
    }
    words: projectLabels {
      ...ProjectSheetLabels
      articles
      closing
      quoteLabel
      previous
      next
      back
    }
    gallery: galleryPage {
      path
      videoFallback
    }
  }
`;
