import { graphql, type PageProps } from "gatsby";
import { brokenData } from "../business/broken-data";
import { Gallery } from "../sections/gallery/Gallery";
import { Head } from "../seo/Head";

/** The gallery: the same at each of its addresses. */
export default function GalleryPage({ data }: PageProps<Queries.GalleryPageQuery>) {
  const { galleryPage, projects } = data;
  if (!galleryPage) throw brokenData();
  return (
    <>
      <Head page={galleryPage} />
      <Gallery words={galleryPage} projects={projects.nodes} />
    </>
  );
}

export const query = graphql`
  query GalleryPage {
    galleryPage {
      title
      ...PageHead
      ...GalleryWords
    }
    projects: allProject(sort: { position: ASC }) {
      nodes {
        ...GalleryProject
      }
    }
  }
`;
