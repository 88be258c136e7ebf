import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { cardPath, isPlaceholder } from "../../domain/site";
import { OpenNow } from "../../components/OpeningHours";
import { OptionalBoundary } from "../../components/ErrorBoundary";
import { PhoneLink } from "../../components/PhoneLink";
import { QuoteLink } from "../../components/QuoteLink";
import { useQuoteTarget } from "../../components/QuoteLink";
import { useBusiness } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ContactNumber.module.css";
import { QuoteMail } from "./QuoteMail";

/** The width of a phone number in digits; other characters are about half as wide. */
const widthOf = (number: string) => number.length - number.replaceAll(/[\d+]/g, "").length / 2;

/** The number across the whole grid, the e-mail address and a vCard, which is left out if the number is a placeholder; then the quote button. */
export function ContactNumber({ words }: { words: Queries.ContactNumberFragment }) {
  const business = useBusiness();
  const { kind } = useQuoteTarget();
  return (
    <section className={`${styles.top} ${layout.ink}`}>
      <div className={layout.wrap}>
        <h1 className={styles.title}>{words.title}</h1>
        <p style={{ "--digits": widthOf(business.phone.display) } as CSSProperties}>
          <PhoneLink className={styles.number} />
        </p>
        <p className={styles.write}>
          <a href={`mailto:${business.email}`} className={styles.email}>
            {business.email}
          </a>
          {!isPlaceholder("phone", business.phone.display) && (
            <a href={cardPath} className={`${layout.link} ${layout.alone}`} download>
              {words.card}
            </a>
          )}
        </p>
        <div className={styles.row}>
          <p className={layout.lead}>
            {[business.nextLine, business.freeLine].filter(Boolean).join(" ")}{" "}
            <OptionalBoundary name="opening hours">
              <OpenNow className={styles.open} />
            </OptionalBoundary>
          </p>
          <div className={styles.questions}>
            <h2>{words.phoneQuestions}</h2>
            <ul>
              {words.quoteMail.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </div>
          <div className={styles.ask}>
            <QuoteLink label={words.quoteLabel} />
            {kind === "mail" && <QuoteMail words={words.quoteMail} address={business.email} />}
          </div>
        </div>
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment ContactNumber on ContactPage {
    title
    quoteLabel
    card
    phoneQuestions
    quoteMail {
      questions
      ...QuoteMail
    }
  }
  fragment QuoteMail on QuoteMail {
    way
    copyFailed
  }
`;
