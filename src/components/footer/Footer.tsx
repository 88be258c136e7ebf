import { townLine } from "../../domain/site";
import { hoursLines } from "../../domain/hours";
import * as layout from "../../styles/layout.module.css";
import { Logo } from "../logo/Logo";
import { Licenses } from "../licenses/Licenses";
import { PhoneLink } from "../phone-link/PhoneLink";
import { QuoteLink } from "../quote-link/QuoteLink";
import { useBuild, useBusiness, useNavigation } from "../site/site";
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
          <LinkList heading={navigation.footerServices} links={services.nodes} />
          <LinkList heading={navigation.footerAreas} links={regions.nodes} />
          <div className={styles.pages}>
            <LinkList
              heading={navigation.footerCompany}
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

interface LinkListProps {
  heading: string;
  links: readonly { readonly title: string; readonly path: string }[];
}

function LinkList({ heading, links }: LinkListProps) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {links.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
