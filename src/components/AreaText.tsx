import type { ReactNode } from "react";
import { wholeNames } from "../domain/text";
import * as layout from "../styles/layout.module.css";
import * as styles from "./AreaText.module.css";

interface Props {
  title: string;
  lead: string;
  /** The text as HTML, from Markdown. */
  html: string;
  /** The figure beside the text. */
  children: ReactNode;
}

/** The text about a region or a town, with a figure beside it. */
export function AreaText({ title, lead, html, children }: Props) {
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.area}`}>
      <div className={styles.words}>
        <h2>{wholeNames(title)}</h2>
        <p className={layout.lead}>{lead}</p>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <div className={styles.beside}>{children}</div>
    </section>
  );
}
