import { useFolds } from "../client/hooks";
import { hoursLines } from "../domain/hours";
import { townLine } from "../domain/site";
import * as layout from "../styles/layout.module.css";
import * as styles from "./Footer.module.css";
import { Licenses } from "./Licenses";
import { LinkList } from "./LinkList";
import { Logo } from "./Logo";
import { PhoneLink } from "./PhoneLink";
import { QuoteLink } from "./QuoteLink";
import { useSite } from "./site";

/** The footer: a call for quotes, the company's addresses, the lists of links, and the last line. */
export function Footer() {
  const { business, build, navigation, services, regions } = useSite();
  const { tagline, address, email, hours } = business;
  return (
    <>
      <section className={styles.band} aria-label={navigation.quote}>
        <div className={`${layout.wrap} ${layout.between} ${layout.ask} ${styles.call}`}>
          <p className={styles.question}>{navigation.band}</p>
          <QuoteLink label={navigation.quote} />
        </div>
      </section>
      <footer className={`${styles.footer} ${layout.ink}`}>
        <div className={`${layout.wrap} ${styles.columns}`}>
          <div className={styles.company}>
            <Logo className={styles.logo} />
            <p>{tagline}</p>
            <address>
              {address.street}
              <br />
              {townLine(address)}
            </address>
            <p>
              <PhoneLink className={styles.phone} />
              <br />
              <a href={`mailto:${email}`}>{email}</a>
            </p>
            <p>
              {[...hoursLines(hours), ...build.closures].map((line) => (
                <span key={line} className={layout.block}>
                  {`${line} `}
                </span>
              ))}
            </p>
            <Licenses />
          </div>
          <FoldedList heading={navigation.footerServices} links={services.nodes} />
          <FoldedList heading={navigation.footerAreas} links={regions.nodes} />
          <div className={styles.pages}>
            <h2 className={styles.heading}>{navigation.footerCompany}</h2>
            <LinkList links={navigation.company} className={styles.list} />
            <QuoteLink
              label={navigation.quote}
              look="outlined"
              small
              className={styles.quote}
            />
          </div>
        </div>
        <LastLine />
      </footer>
    </>
  );
}

interface FoldedProps {
  heading: string;
  links: readonly Queries.PageLinkFragment[];
}

/** A list that phones fold after hydration. Without scripts, and on wider screens, it is open and cannot be folded. */
function FoldedList({ heading, links }: FoldedProps) {
  const folds = useFolds();
  return (
    <details open={!folds} className={`${layout.fold} ${styles.folded}`}>
      <summary className={layout.between} tabIndex={folds ? undefined : -1}>
        <h2 className={styles.heading}>{heading}</h2>
      </summary>
      <LinkList links={links} className={styles.list} />
    </details>
  );
}

/** Copyright, the legal pages and the company's profiles on other sites. */
function LastLine() {
  const { business, navigation, build } = useSite();
  const { name, social } = business;
  const { legal, copyrightFrom: from } = navigation;
  return (
    <div className={layout.wrap}>
      <div className={`${layout.note} ${layout.line} ${styles.lastLine}`}>
        <span>{`© ${build.year > from ? `${from}–${build.year}` : from} ${name}`}</span>
        <LinkList links={legal} className={layout.line} />
        <ul className={`${layout.line} ${styles.social}`}>
          {social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <span className={layout.visuallyHidden}> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
