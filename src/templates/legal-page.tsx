import { graphql, type PageProps } from "gatsby";
import { brokenData } from "../business/broken-data";
import { LegalText } from "../sections/legal-text/LegalText";
import { Head } from "../seo/Head";

/** A page of terms or policy. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const { page, words } = data;
  if (!page || !words) throw brokenData();
  return (
    <>
      <Head page={page} />
      <LegalText page={page} changed={words.changed} />
    </>
  );
}

export const query = graphql`
  query LegalPage($id: String!) {
    page: legalPage(id: { eq: $id }) {
      ...PageHead
      ...LegalText
    }
    words: blogWords {
      changed
    }
  }
`;
