import * as button from "../../components/button/Button.module.css";
import { CallLine } from "../../components/call-line/CallLine";
import { ArrowRight } from "../../components/icons/icons";
import { Icon } from "../../components/icons/Icon";
import { PhoneLink } from "../../components/phone-link/PhoneLink";
import { Picture, type PictureData } from "../../components/picture/Picture";
import { useNavigation } from "../../components/site/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./NextCall.module.css";

interface Props {
  title: string;
  contactLabel: string;
  /** The page that the picture links to; without one, only the number is shown. */
  next: NextPage | null;
}

interface NextPage {
  /** Why this page fits. */
  label: string;
  title: string;
  path: string;
  /** A picture with the fields of PictureCard. */
  picture: PictureData;
}

/** The end of a page: the number on the left, and a picture that links to the next page. */
export function NextCall({ title, contactLabel, next }: Props) {
  const { contactPage } = useNavigation();
  return (
    <section className={`${styles.close} ${next ? "" : styles.alone} ${layout.ink}`}>
      <div className={styles.call}>
        <h2>{title}</h2>
        <p className={styles.number}>
          <PhoneLink className={layout.number} />
        </p>
        <CallLine className={`${layout.lead} ${styles.lead}`} />
        {contactPage && (
          <a href={contactPage.path} className={`${button.button} ${button.outlined}`}>
            {contactLabel}
          </a>
        )}
      </div>
      {next && <NextLink next={next} />}
    </section>
  );
}

function NextLink({ next }: { next: NextPage }) {
  return (
    <a href={next.path} className={styles.next}>
      <Picture
        picture={next.picture}
        decorative
        sizes="(max-width: 47.5em) 130vw, (max-width: 62.5em) 100vw, max(968px, 66vw)"
      />
      <span className={styles.words}>
        <span className={styles.label}>{next.label}</span>
        <span className={styles.name}>{next.title}</span>
        <Icon of={ArrowRight} size={26} stroke={1.5} />
      </span>
    </a>
  );
}
