import * as button from "../../components/button/Button.module.css";
import { ArrowRight } from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { PhoneLink } from "../../components/phone-link/PhoneLink";
import { Picture, type PictureData } from "../../components/picture/Picture";
import { QuoteLink } from "../../components/quote-link/QuoteLink";
import { useBusiness, useNavigation } from "../../components/site/site";
import { openHours } from "../../domain/hours";
import * as layout from "../../styles/layout.module.css";
import { BlankSheet } from "./BlankSheet";
import * as styles from "./ClosingCall.module.css";

interface Props {
  title: string;
  /** Label of the red button that asks for a quote; left out if there are others nearby. */
  quoteLabel?: string;
  /** Label of the button that leads to the contact page. */
  contactLabel?: string;
  /** The outline on the sheet (BlankSheet). */
  house?: string | null;
  /** The page to read next, below the call. */
  next?: NextPage | null;
  /** true if the section above has no padding at its bottom. */
  spaced?: boolean;
}

interface NextPage {
  /** Why this page fits. */
  label: string;
  title: string;
  path: string;
  /** A picture with the fields of PictureCard. */
  picture: PictureData;
}

/**
 * The end of a page: the company's number, what happens next, and a sheet that is still empty. Footers show a slim band after it
 * (`data-closing-call`).
 */
export function ClosingCall({ title, quoteLabel, contactLabel, house, next, spaced }: Props) {
  const business = useBusiness();
  const { contactPage } = useNavigation();
  const { nextLine, freeLine, hours } = business;
  return (
    <section
      className={`${styles.close} ${layout.ink} ${spaced ? styles.spaced : ""}`}
      data-closing-call
    >
      <div className={`${layout.wrap} ${styles.call}`}>
        <BlankSheet house={house} />
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>
            <PhoneLink className={layout.number} />
          </p>
          <p className={styles.lead}>
            {[nextLine, freeLine, `${openHours(hours)}.`].filter(Boolean).join(" ")}
          </p>
          {quoteLabel && <QuoteLink label={quoteLabel} className={styles.button} />}
          {contactLabel && contactPage && (
            <a
              href={contactPage.path}
              className={`${button.button} ${button.outlined} ${styles.button}`}
            >
              {contactLabel}
            </a>
          )}
        </div>
      </div>
      {next && (
        <div className={layout.wrap}>
          <a href={next.path} className={styles.next}>
            <span className={styles.picture}>
              <Picture
                picture={next.picture}
                decorative
                sizes="(max-width: 47.5em) 150px, 320px"
              />
            </span>
            <span>
              <small>{next.label}</small>
              <span className={styles.name}>{next.title}</span>
            </span>
            <Icon of={ArrowRight} size={26} stroke={1.5} />
          </a>
        </div>
      )}
    </section>
  );
}
