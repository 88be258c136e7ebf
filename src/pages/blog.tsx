import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { Blog } from "../sections/blog/Blog";

/** The blog, with all articles. */
export default function BlogPage({ data: { page } }: PageProps<Queries.BlogPageQuery>) {
  return <Page head={page} first={<Blog blog={page} />} />;
}

export const query = graphql`
  query BlogPage {
    page: blogPage {
      ...PageHead
      ...Blog
    }
  }
`;
