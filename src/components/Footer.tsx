import { useEffect, useState } from "react";
import { townLine } from "../domain/site";
import { hoursLines } from "../domain/hours";
import * as layout from "../styles/layout.module.css";
import { Logo } from "./Logo";
import { Licenses } from "./Licenses";
import { PhoneLink } from "./PhoneLink";
import { QuoteLink } from "./QuoteLink";
import { useBuild, useBusiness, useNavigation } from "./site";
import * as styles from "./Footer.module.css";
import { LastLine } from "./LastLine";
import { QuoteBand } from "./QuoteBand";

/** The footer: a call for quotes, the company's addresses, the lists of links, and the last line. */
export function Footer() {
  const business = useBusiness();
  const { build } = useBuild();
  const { navigation, services, regions } = useNavigation();
  return (
    <>
      <QuoteBand />
      <footer className={`${styles.footer} ${layout.ink}`}>
        <div className={`${layout.wrap} ${styles.columns}`}>
          <div className={styles.company}>
            <a href="/" className={styles.logo}>
              <Logo name={business.shortName} trade={business.trade} />
            </a>
            <p>{business.tagline}</p>
            <address>
              {business.address.street}
              <br />
              {townLine(business.address)}
            </address>
            <p>
              <PhoneLink className={styles.phone} />
              <br />
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </p>
            <p>
              {hoursLines(business.hours).map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
              {build.closures.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </p>
            <Licenses />
          </div>
          <FoldedList heading={navigation.footerServices} links={services.nodes} />
          <FoldedList heading={navigation.footerAreas} links={regions.nodes} />
          <div className={styles.pages}>
            <h2 className={styles.heading}>{navigation.footerCompany}</h2>
            <Links
              links={navigation.company.map(({ label, to }) => ({ title: label, path: to }))}
            />
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

interface LinksProps {
  links: readonly { readonly title: string; readonly path: string }[];
}

const phones = "(max-width: 39.9375em)";

/** A list that phones fold after hydration. Without scripts, and on wider screens, it is open and cannot be folded. */
function FoldedList({ heading, links }: LinksProps & { heading: string }) {
  const [folds, setFolds] = useState(false);
  useEffect(() => {
    const phone = window.matchMedia(phones);
    const update = () => setFolds(phone.matches);
    update();
    phone.addEventListener("change", update);
    return () => phone.removeEventListener("change", update);
  }, []);
  return (
    <details open={!folds} className={styles.folded}>
      <summary tabIndex={folds ? undefined : -1}>
        <h2 className={styles.heading}>{heading}</h2>
      </summary>
      <Links links={links} />
    </details>
  );
}

function Links({ links }: LinksProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ title, path }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
