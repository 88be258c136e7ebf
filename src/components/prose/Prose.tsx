import { useTrustedHtml } from "../../client/trusted";
import * as styles from "./Prose.module.css";

interface Props {
  /** HTML that the build rendered from an editor's Markdown. */
  html: string;
}

/** A long text: paragraphs, headings, lists, tables and links from Markdown. The first paragraph is larger. */
export function Prose({ html }: Props) {
  return <div className={styles.prose} dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}
