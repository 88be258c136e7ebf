import { graphql } from "gatsby";
import { useRoomWords } from "../../client/room";
import { cardPath, isPlaceholder } from "../../domain/site";
import { OpenNow } from "../../components/OpeningHours";
import { Check, Close, Copy } from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { PhoneLink } from "../../components/PhoneLink";
import { QuestionsLink } from "../../components/QuestionsLink";
import { QuoteLink, useQuoteTarget } from "../../components/QuoteLink";
import { selectText, useCopy } from "../../components/Share";
import { useSite } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ContactNumber.module.css";

/** The width of a phone number in digits; other characters are about half as wide. */
const widthOf = (number: string) => number.length - number.replace(/[\d+]/g, "").length / 2;

/** The number across the whole grid, the e-mail address and a vCard, which is left out if the number is a placeholder; then the quote button. */
export function ContactNumber({ words }: { words: Queries.ContactNumberFragment }) {
  const { business } = useSite();
  const { kind } = useQuoteTarget();
  const room = useRoomWords(business.room);
  return (
    <section className={`${styles.top} ${layout.ink}`}>
      <div className={layout.wrap}>
        <h1 className={styles.title}>{words.title}</h1>
        <p style={{ "--digits": widthOf(business.phone.display) }}>
          {/* One text: of two, late fonts would move the second one. */}
          <PhoneLink className={`${layout.number} ${styles.number}`}>
            {business.phone.display}
          </PhoneLink>
        </p>
        <p className={`${layout.line} ${styles.write}`}>
          <a href={`mailto:${business.email}`} className={styles.email}>
            {business.email}
          </a>{" "}
          {!isPlaceholder("phone", business.phone.display) && (
            <a href={cardPath} className={`${layout.link} ${layout.alone}`} download>
              {words.card}
            </a>
          )}
        </p>
        <div className={styles.row}>
          <p className={layout.lead}>
            {[business.nextLine, business.freeLine].filter(Boolean).join(" ")}{" "}
            <OpenNow className={`${styles.open} ${layout.notPrinted}`} />
          </p>
          <div className={styles.questions}>
            <h2 className={layout.soft}>{words.phoneQuestions}</h2>
            <ul>
              {words.quoteMail.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
            <QuestionsLink />
            {room && (
              <p>
                {business.room?.read} <b>{room.line}.</b>
              </p>
            )}
          </div>
          <div className={`${styles.ask} ${layout.notPrinted}`}>
            <QuoteLink label={words.quoteLabel} />
            {kind === "mail" && <QuoteMail words={words.quoteMail} address={business.email} />}
          </div>
        </div>
      </div>
    </section>
  );
}

interface QuoteMailProps {
  words: Queries.ContactNumberFragment["quoteMail"];
  /** The company's e-mail address. */
  address: string;
}

const icons = { idle: Copy, copied: Check, failed: Close };

/** The e-mail address beside a quote button that opens an e-mail, for visitors without an e-mail program. */
function QuoteMail({ words, address }: QuoteMailProps) {
  const labels = { idle: "Copy", copied: "Copied", failed: words.copyFailed };
  const [state, copy] = useCopy(address, labels);
  return (
    <p className={`${layout.note} ${layout.line} ${styles.mail}`}>
      <span>
        {words.way},{" "}
        <span ref={state === "failed" ? selectText : null} className={styles.address}>
          {address}
        </span>
      </span>{" "}
      <button
        type="button"
        className={`${layout.iconLink} ${layout.link}`}
        data-scripted
        aria-label={`${labels[state]} ${address}`}
        onClick={copy}
      >
        <Icon of={icons[state]} size={18} stroke={1.6} />
        {/* In an element of its own, so that it also changes in a translated page. */}
        <span>{labels[state]}</span>
      </button>
    </p>
  );
}

export const fragment = graphql`
  fragment ContactNumber on ContactPage {
    title
    quoteLabel
    card
    phoneQuestions
    quoteMail {
      questions
      way
      copyFailed
    }
  }
`;
