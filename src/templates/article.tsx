import { graphql, type PageProps } from "gatsby";
import { Below } from "../components/below/Below";
import { brokenData } from "../business/broken-data";
import { ArticleHead } from "../sections/article-head/ArticleHead";
import { ArticleMore } from "../sections/article-more/ArticleMore";
import { ArticleSidebar } from "../sections/article-sidebar/ArticleSidebar";
import { ArticleText } from "../sections/article-text/ArticleText";
import { Head } from "../seo/Head";

/** An article of the blog. */
export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, words } = data;
  if (!article || !words) throw brokenData();
  return (
    <>
      <Head page={article} />
      <article>
        <ArticleHead article={article} back={words.back} />
        <Below>
          <ArticleText article={article} words={words}>
            <ArticleSidebar article={article} words={words} />
          </ArticleText>
        </Below>
      </article>
      <Below>
        <ArticleMore title={words.relatedArticles} articles={article.related} />
      </Below>
    </>
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
    words: blogWords {
      back
      relatedArticles
      ...ArticleTextWords
      ...ArticleSidebarWords
    }
  }
`;
