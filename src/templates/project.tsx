import { graphql, type PageProps } from "gatsby";
import { brokenData } from "../business/broken-data";
import { PhoneCall } from "../sections/phone-call/PhoneCall";
import { ProjectNeighbours } from "../sections/project-neighbours/ProjectNeighbours";
import { ProjectMedia } from "../sections/project-sheet/ProjectMedia";
import { ProjectSheet } from "../sections/project-sheet/ProjectSheet";
import { ProjectText } from "../sections/project-text/ProjectText";
import { Head } from "../seo/Head";

/** A project of the gallery. */
export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const { project, words, gallery } = data;
  if (!project || !words || !gallery) throw brokenData();
  const { category, location, finished } = project;
  const { service } = category;
  return (
    <>
      <Head title={project.title} description={project.description} />
      <ProjectSheet
        title={project.title}
        beside={Boolean(project.video)}
        crumbs={[{ label: gallery.title, to: gallery.path }, { label: project.title }]}
        facts={[
          { label: words.kind, value: category.gallery ?? category.blog },
          { label: words.place, value: location },
          { label: words.finished, value: finished },
          ...(service
            ? [{ label: words.service, value: service.title, to: service.path }]
            : []),
        ]}
      >
        <ProjectMedia media={project} videoFallback={gallery.videoFallback} />
      </ProjectSheet>
      <ProjectText project={project} />
      <ProjectNeighbours
        words={words}
        previous={project.previous}
        next={project.next}
        galleryPath={gallery.path}
      />
      <PhoneCall title={words.closing} quoteLabel={words.quoteLabel} />
    </>
  );
}

export const query = graphql`
  query ProjectPage($id: String!) {
    project(id: { eq: $id }) {
      title
      description
      location
      finished(formatString: "MMMM YYYY")
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
      previous {
        ...ProjectNeighbour
      }
      next {
        ...ProjectNeighbour
      }
    }
    words: projectWords {
      kind
      place
      finished
      service
      closing
      quoteLabel
      ...ProjectNeighboursWords
    }
    gallery: galleryPage {
      title
      path
      videoFallback
    }
  }
`;
