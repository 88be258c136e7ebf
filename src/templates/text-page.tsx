import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { PageText } from "../sections/text/PageText";
import * as layout from "../styles/layout.module.css";

/** A page of text, such as terms, with the date of its last change. */
export default function TextPage({ data }: PageProps<Queries.TextPageQuery>) {
  const { page, words } = data;
  return (
    <Page
      head={page}
      first={
        <PageText page={page}>
          {words.changed}{" "}
          <time dateTime={page.day} className={layout.whole}>
            {page.updated}
          </time>
          {/* Without it, Reader View leaves the line out. */}.
        </PageText>
      }
    />
  );
}

export const query = graphql`
  query TextPage($id: String!) {
    page: textPage(id: { eq: $id }) {
      ...PageHead
      ...PageText
      day: updated
      updated(formatString: "MMMM D, YYYY")
    }
    words: blogPage {
      changed
    }
  }
`;
