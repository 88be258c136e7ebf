import { graphql, type PageProps } from "gatsby";
import { brokenData } from "../domain/broken-data";
import { Page } from "../components/page/Page";
import { ArticleMore } from "../sections/shared/ArticleMore";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { ProjectNeighbors } from "../sections/gallery/ProjectNeighbors";
import { ProjectMedia } from "../sections/gallery/ProjectMedia";
import { ProjectSheet } from "../sections/gallery/ProjectSheet";
import { ProjectText } from "../sections/gallery/ProjectText";

/** A project of the gallery. */
export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const { project, words, gallery, galleryWords, blog } = data;
  if (!project || !words || !gallery || !galleryWords || !blog) throw brokenData();
  const { category, location, finished } = project;
  const { service } = category;
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
            { label: words.place, value: location },
            project.sample
              ? { label: words.note, value: words.sample }
              : { label: words.finished, value: finished },
            ...(service
              ? [{ label: words.service, value: service.title, to: service.path }]
              : []),
          ]}
        >
          <ProjectMedia media={project} videoFallback={galleryWords.videoFallback} />
        </ProjectSheet>
      }
    >
      <ProjectText project={project} />
      <ArticleMore title={blog.relatedArticles} articles={project.articles} />
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
      crumbs {
        ...Crumb
      }
      location
      finished(formatString: "MMMM YYYY")
      sample
      category {
        gallery
        blog
        service {
          title
          path
        }
      }
      ...ProjectMedia
      ...ProjectText
      articles {
        ...ArticleCard
      }
      previous {
        ...ProjectNeighbor
      }
      next {
        ...ProjectNeighbor
      }
    }
    words: projectWords {
      category
      place
      finished
      note
      sample
      service
      closing
      quoteLabel
      ...ProjectNeighborsWords
    }
    blog: blogWords {
      relatedArticles
    }
    gallery: projectList(number: { eq: 1 }) {
      path
    }
    galleryWords {
      videoFallback
    }
  }
`;
