import { graphql, type PageProps } from "gatsby";

interface Data {
  markdownRemark: { html: string };
}

/** Shows only the text of an article. */
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
