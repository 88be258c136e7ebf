import type { BlogPosting } from "schema-dts";
import { businessId, partId } from "./ids";

export interface ArticleFacts {
  siteUrl: string;
  /** The article's canonical URL. */
  url: string;
  title: string;
  description: string;
  /** The day of publication, YYYY-MM-DD. */
  published: string;
  category: string;
  /** The absolute URL of its picture. */
  picture: string;
  /** Reading time in minutes, if the article shows it. */
  minutes?: number | undefined;
}

/** An article of the blog, with the company as author (decision 9). */
export function blogPosting(facts: ArticleFacts): BlogPosting {
  const { siteUrl, url, minutes } = facts;
  return {
    "@type": "BlogPosting",
    "@id": partId(url, "article"),
    url,
    headline: facts.title,
    description: facts.description,
    image: facts.picture,
    datePublished: facts.published,
    articleSection: facts.category,
    inLanguage: "en-US",
    ...(minutes !== undefined && { timeRequired: `PT${minutes}M` }),
    author: { "@id": businessId(siteUrl) },
    publisher: { "@id": businessId(siteUrl) },
    mainEntityOfPage: { "@id": partId(url, "page") },
  };
}
