import * as styles from "./Prose.module.css";

interface Props {
  /** HTML that the build rendered from an editor's Markdown. */
  html: string;
  /** The text at the end of the title strip of each drawing. */
  drawingNote?: string | null;
}

/** A long text: paragraphs, headings, lists, tables and links from Markdown. The first paragraph is larger. */
export function Prose({ html, drawingNote }: Props) {
  return (
    <div
      className={styles.prose}
      // A string of CSS, because the figures are a part of the HTML.
      style={drawingNote ? { "--note": JSON.stringify(drawingNote) } : {}}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
