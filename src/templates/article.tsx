import { graphql, type PageProps } from "gatsby";
import { DeferredContent } from "../client/deferred";
import { Page } from "../components/Page";
import { ArticleHead, ArticleMore, ArticleText } from "../sections/blog/Article";
import { ArticleSidebar } from "../sections/blog/ArticleSidebar";

/** An article of the blog. */
export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, words } = data;
  return (
    <Page
      head={article}
      first={
        <article>
          <ArticleHead article={article} words={words} />
          <DeferredContent>
            <ArticleText article={article} words={words}>
              <ArticleSidebar article={article} words={words} />
            </ArticleText>
          </DeferredContent>
        </article>
      }
    >
      <ArticleMore title={words.relatedArticles} articles={article.related} />
    </Page>
  );
}

export const query = graphql`
  query ArticlePage($id: String!) {
    article(id: { eq: $id }) {
      ...PageHead
      ...ArticleHead
      ...ArticleText
      ...ArticleSidebar
      related {
        ...ArticleCard
      }
    }
    words: blogPage {
      ...ArticleWords
    }
  }
`;
