import { graphql, type PageProps } from "gatsby";

interface Data {
  markdownRemark: { html: string };
}

/** The text of an article and nothing else. */
export default function Article({ data }: PageProps<Data>) {
  return <main dangerouslySetInnerHTML={{ __html: data.markdownRemark.html }} />;
}

export const query = graphql`
  query ArticlePage($id: String!) {
    markdownRemark(id: { eq: $id }) {
      html
    }
  }
`;
