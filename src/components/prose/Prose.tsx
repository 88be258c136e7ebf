import * as styles from "./Prose.module.css";

interface Props {
  /** HTML made from an editor's Markdown at build. */
  html: string;
}

/** A long text: paragraphs, headings, lists, tables and links as Markdown makes them, the first paragraph larger. */
export function Prose({ html }: Props) {
  return (
    <div
      className={styles.prose}
      dangerouslySetInnerHTML={{ __html: withoutEmptyHeads(html) }}
    />
  );
}

/** The corner of a table is no head of a column; Markdown cannot say so. */
const withoutEmptyHeads = (html: string) => html.replace(/<th>\s*<\/th>/g, "<td></td>");
