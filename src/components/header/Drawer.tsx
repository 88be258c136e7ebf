import { addressLine } from "../../domain/address";
import { currentLink } from "../../domain/current";
import * as layout from "../../styles/layout.module.css";
import * as icons from "../icons/icons";
import { Icon } from "../icons/Icon";
import { Logo } from "../logo/Logo";
import { PhoneLink } from "../phone-link/PhoneLink";
import { QuoteLink } from "../quote-link/QuoteLink";
import { useCanonicalPath } from "../site/useCanonicalPath";
import { useSite } from "../site/useSite";
import * as styles from "./Drawer.module.css";
import { DrawerGroup } from "./DrawerGroup";
import { useClosingDrawer } from "./useClosingDrawer";

/** The id of the drawer, which the menu button refers to. */
export const drawerId = "drawer";

/** The menu on narrow screens: a native popover, so that it opens and closes without scripts. */
export function Drawer() {
  const { business, navigation } = useSite();
  const path = useCanonicalPath();
  const drawer = useClosingDrawer();
  return (
    <div
      ref={drawer}
      id={drawerId}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      className={`${styles.drawer} ${layout.ink}`}
    >
      <div className={styles.head}>
        <a href="/" className={styles.logo}>
          <Logo name={business.shortName} trade={business.trade} />
        </a>
        <button
          type="button"
          className={styles.close}
          popovertarget={drawerId}
          popovertargetaction="hide"
          aria-label="Close menu"
        >
          <Icon of={icons.Close} size={26} stroke={1.6} />
        </button>
      </div>
      <PhoneLink className={styles.phone} />
      <QuoteLink label={navigation.quote} className={styles.quote} />
      <nav aria-label="Menu">
        <ul className={styles.list}>
          {navigation.main.map(({ label, to, menu }) => (
            <li key={label}>
              {menu ? (
                <DrawerGroup label={label} menu={menu} />
              ) : (
                to && (
                  <a href={to} className={styles.item} aria-current={currentLink(to, path)}>
                    <span>{label}</span>
                  </a>
                )
              )}
            </li>
          ))}
        </ul>
      </nav>
      <address className={styles.foot}>
        {addressLine(business.address)}
        <br />
        <a href={`mailto:${business.email}`}>{business.email}</a>
      </address>
    </div>
  );
}
