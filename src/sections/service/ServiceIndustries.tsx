import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./ServiceIndustries.module.css";

interface Props {
  title: string;
  items: readonly string[];
}

/** Kinds of business that the company serves. With lines between them instead of underlines, because they are not links. */
export function ServiceIndustries({ title, items }: Props) {
  return (
    <section className={`${layout.section} ${layout.wrap}`}>
      <h2>{title}</h2>
      <ul className={`${rows.threes} ${rows.twos} ${styles.names}`}>
        {items.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
