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
  const { category, location, finished, month } = project;
  const { service } = category;
  const date = <time dateTime={month}>{finished}</time>;
  return (
    <Page
      head={project}
      first={
        <ProjectSheet
          title={project.title}
          beside={Boolean(project.video)}
          crumbs={project.crumbs}
          facts={[
            { label: words.category, value: category.gallery ?? category.blog },
            { label: words.location, value: location },
            ...(project.sample ? [] : [{ label: words.finished, value: date }]),
            ...(service
              ? [{ label: words.service, value: service.title, to: service.path }]
              : []),
          ]}
          note={project.sample ? words.sample : null}
        >
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
      title
      ...PageHead
      ...Breadcrumbs
      location
      finished(formatString: "MMMM YYYY")
      month: finished(formatString: "YYYY-MM")
      sample
      category {
        gallery
        blog
        service {
          ...PageLink
        }
      }
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
      category
      location
      finished
      sample
      service
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
