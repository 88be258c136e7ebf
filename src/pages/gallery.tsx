import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { Gallery } from "../sections/gallery/Gallery";

/** The gallery, with all projects. */
export default function GalleryPage({ data: { page } }: PageProps<Queries.GalleryPageQuery>) {
  return <Page head={page} first={<Gallery gallery={page} />} />;
}

export const query = graphql`
  query GalleryPage {
    page: galleryPage {
      ...PageHead
      ...Gallery
    }
  }
`;
