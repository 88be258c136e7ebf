import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./ServiceList.module.css";

interface Props {
  title: string;
  items: readonly string[];
  /** Large names in up to three columns, or lines in two. */
  look: "names" | "lines";
}

/** Short texts under a heading: the kinds of business that the company serves, or what the customer gets. */
export function ServiceList({ title, items, look }: Props) {
  const columns = look === "names" ? `${rows.threes} ${rows.twos}` : "";
  return (
    <section className={`${layout.section} ${layout.wrap}`}>
      <h2>{title}</h2>
      <ul className={`${columns} ${styles[look]}`}>
        {items.map((item) => (
          <li key={item}>{look === "names" ? item : <h3>{item}</h3>}</li>
        ))}
      </ul>
    </section>
  );
}
