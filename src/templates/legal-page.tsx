import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { LegalText } from "../sections/legal/LegalText";

/** A page of terms or policy. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const { page, words } = data;
  return <Page head={page} first={<LegalText page={page} changed={words.changed} />} />;
}

export const query = graphql`
  query LegalPage($id: String!) {
    page: legalPage(id: { eq: $id }) {
      ...PageHead
      ...LegalText
    }
    words: blogPage {
      changed
    }
  }
`;
