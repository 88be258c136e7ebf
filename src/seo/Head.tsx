import { Helmet } from "react-helmet";
import { usePagePath } from "../components/site/PagePath";
import { useCanonicalPath } from "../components/site/useCanonicalPath";
import { useSite } from "../components/site/useSite";

interface Props {
  /** The page's own title. */
  title: string;
  /** true where the title is complete; else the company's name follows it. */
  wholeTitle?: boolean;
  /** What search engines show under the title, 70 to 160 characters. */
  description: string;
  keywords?: readonly string[];
  /** true for pages that search engines leave out; those have no canonical address. */
  hidden?: boolean;
}

/** The one owner of the head: every page renders it once. */
export function Head({ title, wholeTitle, description, keywords, hidden = false }: Props) {
  const { business, build } = useSite();
  const path = usePagePath();
  const canonicalPath = useCanonicalPath();
  const whole = wholeTitle ? title : `${title} | ${business.name}`;
  const address = `${build.siteUrl}${canonicalPath === "/" ? "/" : canonicalPath}`;
  const noindex = hidden || build.preview;
  return (
    <Helmet defer={false} key={path}>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {keywords && keywords.length > 0 && (
        <meta name="keywords" content={keywords.join(", ")} />
      )}
      <meta name="robots" content={noindex ? "noindex" : "max-image-preview:large"} />
      <meta name="theme-color" content="#0f1a2c" />
      {!noindex && <link rel="canonical" href={address} />}
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      {!noindex && <meta property="og:url" content={address} />}
    </Helmet>
  );
}
