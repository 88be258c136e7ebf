import { openHours } from "../../domain/hours";
import { addressLine, currentLink, siteMapPagePath } from "../../domain/site";
import * as layout from "../../styles/layout.module.css";
import * as icons from "../icons/icons";
import { Icon } from "../icons/Icon";
import { Logo } from "../Logo";
import { ErrorBoundary } from "../ErrorBoundary";
import { PhoneLink } from "../PhoneLink";
import { QuoteLink } from "../QuoteLink";
import { useCanonicalPath, useSite } from "../site";
import { drawerId } from "./Drawer";
import * as styles from "./Header.module.css";
import { Menu } from "./Menus";
import * as menus from "./Menus.module.css";

/** Slim line, logo, navigation with its two menus, phone and quote button. Works before hydration and without scripts. */
export function Header() {
  const { business, navigation } = useSite();
  const path = useCanonicalPath();
  return (
    <header className={`${styles.header} ${layout.ink}`}>
      <SlimLine />
      <div className={styles.bar}>
        <div className={`${layout.wrap} ${layout.between} ${styles.barRow}`}>
          <Logo className={styles.logo} />
          <nav aria-label="Main" className={`${styles.nav} ${layout.notPrinted}`}>
            <ul>
              {navigation.main.map(({ label, to, menu }) => (
                <li key={label}>
                  {menu ? (
                    <ErrorBoundary optional="menu">
                      <Menu label={label} menu={menu} />
                    </ErrorBoundary>
                  ) : (
                    to && (
                      <a
                        href={to}
                        className={`${layout.iconLink} ${layout.signal} ${menus.item}`}
                        aria-current={currentLink(to, path)}
                      >
                        {label}
                      </a>
                    )
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <PhoneLink className={`${layout.iconLink} ${layout.whole} ${styles.call}`}>
            <Icon of={icons.Phone} size={19} stroke={1.6} />
            <span className={`${styles.callWord} ${layout.notOnPhones} ${layout.notPrinted}`}>
              {navigation.call}
            </span>
            <span className={`${layout.visuallyHidden} ${styles.callNumber}`}>
              {` ${business.phone.display}`}
            </span>
          </PhoneLink>{" "}
          <QuoteLink
            label={navigation.quote}
            small
            className={`${layout.whole} ${styles.quote} ${layout.notPrinted}`}
          />{" "}
          <QuoteLink
            label={navigation.quoteShort}
            small
            className={`${layout.whole} ${styles.quoteShort} ${layout.notPrinted}`}
          />
          <div className={`${styles.menu} ${layout.notPrinted}`}>
            <button
              type="button"
              className={`${layout.iconButton} ${styles.menuButton}`}
              popovertarget={drawerId}
            >
              <Icon of={icons.Menu} size={28} stroke={1.6} />
              <span className={layout.visuallyHidden}>Menu</span>
            </button>{" "}
            {/* Replaces the button in browsers without popovers. */}
            <a href={siteMapPagePath} className={`${layout.iconButton} ${styles.menuLink}`}>
              <Icon of={icons.Menu} size={28} stroke={1.6} />
              <span className={layout.visuallyHidden}>Menu</span>
            </a>
          </div>
        </div>
      </div>
    </header>
  );
}

/** The line above the bar on wide screens. The phone number is in it only where the bar has no room for it. */
function SlimLine() {
  const { business, navigation, contactPage } = useSite();
  const { address, email, hours } = business;
  return (
    <div className={`${layout.note} ${styles.slim}`}>
      <div className={`${layout.wrap} ${styles.slimRow}`}>
        <span className={styles.address}>{addressLine(address)}</span>{" "}
        <a href={`mailto:${email}`} className={styles.mail}>
          {email}
        </a>{" "}
        <PhoneLink className={styles.slimCall} />{" "}
        <span className={styles.hours}>{`Open ${openHours(hours)}`}</span>{" "}
        {navigation.free && (
          <a href={contactPage.path} className={styles.free}>
            {navigation.free}
          </a>
        )}
      </div>
    </div>
  );
}
