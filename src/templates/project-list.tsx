import { graphql, type PageProps } from "gatsby";
import { brokenData } from "../domain/text";
import { Page } from "../components/page/Page";
import { Gallery } from "../sections/gallery/Gallery";

/** A page of the gallery; the first one has several addresses with the same content. */
export default function ProjectListPage({ data }: PageProps<Queries.ProjectListPageQuery>) {
  const { list, words } = data;
  if (!list || !words) throw brokenData();
  return <Page head={list} first={<Gallery words={words} list={list} />} />;
}

export const query = graphql`
  query ProjectListPage($id: String!) {
    list: projectList(id: { eq: $id }) {
      ...PageHead
      ...GalleryList
    }
    words: galleryWords {
      ...GalleryWords
    }
  }
`;
