/** The two menus of the navigation, in the header and in the drawer. */
import { useRef } from "react";
import { useDismiss } from "../../client/hooks";
import { currentLink } from "../../domain/site";
import * as layout from "../../styles/layout.module.css";
import { Drawing } from "../drawing/Drawing";
import * as icons from "../icons/icons";
import { Icon } from "../icons/Icon";
import { LetterBadge } from "../LetterBadge";
import { CountyShapes } from "../map/CountyShapes";
import { useCanonicalPath, useSite } from "../site";
import * as styles from "./Menus.module.css";

/** The pages that a menu lists, by the menu's name in content, and its aria-current, on these and other pages of its kinds (decision 16). */
export function useMenu(menu: string) {
  const { menus } = useSite().navigation;
  const path = useCanonicalPath();
  const { links = [], pages } = menus.find(({ name }) => name === menu) ?? {};
  const current = pages?.includes(path) ? ("true" as const) : undefined;
  return { links, current, path };
}

interface Props {
  label: string;
  menu: string;
}

/** A menu in the header: a native disclosure, so that it opens without scripts and browsers expose its state. */
export function Menu({ label, menu }: Props) {
  const { links, current, path } = useMenu(menu);
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details, path, close);
  return (
    <details ref={details} name="menu" className={styles.menu}>
      <summary
        className={`${layout.iconLink} ${layout.signal} ${styles.item}`}
        aria-current={current}
      >
        {label}
        <Icon of={icons.ChevronDown} size={16} stroke={1.8} className={styles.chevron} />
      </summary>
      <div className={`${styles.panel} ${layout.ink}`}>
        <div className={`${layout.wrap} ${layout.grid} ${styles.row}`}>
          <ul className={styles.links} style={{ "--rows": rowsOf(links.length) }}>
            {links.map(({ title, path: to, letter, note }) => (
              <li key={to}>
                <a href={to} data-letter={letter} aria-current={currentLink(to, path)}>
                  <LetterBadge letter={letter} />
                  <span>
                    <span className={`${layout.signal} ${styles.name}`}>{title}</span>{" "}
                    {note && <small className={layout.note}>{note}</small>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {menu === "services" ? <MenuDrawing /> : <MenuMap />}
        </div>
      </div>
    </details>
  );
}

function close(menu: HTMLDetailsElement, escaped: boolean): void {
  if (menu.open && escaped) menu.querySelector("summary")?.focus();
  menu.open = false;
}

/** Two columns of equal height; one for up to three links. */
const rowsOf = (count: number) => (count > 3 ? Math.ceil(count / 2) : 3);

/** The section drawing beside the services; nothing if content has none. */
function MenuDrawing() {
  const { sectionDrawing, navigation } = useSite();
  if (!sectionDrawing) return null;
  return (
    <div className={`${styles.drawing} ${layout.night}`}>
      <Drawing crop={navigation.drawing ?? sectionDrawing.viewBox} alt="" late />
    </div>
  );
}

/** The link to all areas below the regions, and their map. */
function MenuMap() {
  const { build, navigation } = useSite();
  const { allAreas } = navigation;
  return (
    <>
      <p className={styles.all}>
        <a href={allAreas.to} className={`${layout.link} ${layout.alone}`}>
          {allAreas.label}
        </a>
      </p>
      <div className={`${layout.veiled} ${styles.map}`}>
        <CountyShapes viewBox={build.served} late />
      </div>
    </>
  );
}
