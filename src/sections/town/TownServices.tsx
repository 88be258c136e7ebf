import * as icons from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { LetterBadge } from "../../components/letter-badge/LetterBadge";
import { useNavigation } from "../../components/site/site";
import * as layout from "../../styles/layout.module.css";
import * as rows from "../../styles/rows.module.css";
import * as styles from "./TownServices.module.css";

/** Every service as a ruled row, with its letter if the drawing has one. */
export function TownServices({ title }: { title: string }) {
  const { services } = useNavigation();
  return (
    <section className={`${layout.wrap} ${styles.services}`}>
      <h2>{title}</h2>
      <ul className={`${rows.pairs} ${styles.list}`}>
        {services.nodes.map((service) => (
          <li key={service.path}>
            <a href={service.path} className={styles.row}>
              <LetterBadge letter={service.letter} />
              <h3>{service.title}</h3>
              <Icon of={icons.ArrowRight} size={24} stroke={1.5} className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
