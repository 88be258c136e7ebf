import { graphql } from "gatsby";
import { LetterBadge } from "../../components/LetterBadge";
import { Picture } from "../../components/picture/Picture";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ServiceCards.module.css";

interface Props {
  title: string;
  lead: string;
  services: readonly Queries.ServiceCardFragment[];
}

/** Every service as a picture, with its letter if the drawing has it. */
export function ServiceCards({ title, lead, services }: Props) {
  return (
    <section className={`${layout.wrap} ${layout.padded}`}>
      <div className={`${layout.grid} ${layout.head}`}>
        <h2>{title}</h2>
        <p className={layout.lead}>{lead}</p>
      </div>
      <ul className={`${layout.grid} ${styles.cards}`}>
        {services.map((service) => (
          <li key={service.path}>
            <a
              href={service.path}
              data-letter={service.letter}
              className={`${layout.block} ${styles.card}`}
            >
              <span
                className={`${layout.zoom} ${styles.picture}`}
                style={service.cardAt ? { "--at": service.cardAt } : undefined}
              >
                <Picture
                  picture={service.cardPicture}
                  decorative
                  sizes="(max-width: 47.5em) max(100vw, 320px), (max-width: 62.5em) 95vw, max(640px, 50vw)"
                />
              </span>
              {(service.letter ?? service.room) && (
                <span className={`${layout.note} ${layout.iconLink} ${styles.room}`}>
                  <LetterBadge letter={service.letter} />
                  {service.room}
                </span>
              )}
              <h3 className={layout.cardTitle}>{service.title}</h3>
              <span className={`${layout.soft} ${styles.summary}`}>{service.summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment ServiceCard on Service {
    ...PageLink
    letter
    room
    summary
    cardAt
    cardPicture {
      ...PictureCard
    }
  }
`;
