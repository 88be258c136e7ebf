import * as styles from "./Prose.module.css";

interface Props {
  /** HTML made from an editor's Markdown at build. */
  html: string;
}

/** A long text: paragraphs, headings, lists, tables and links as Markdown makes them, the first paragraph larger. */
export function Prose({ html }: Props) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
