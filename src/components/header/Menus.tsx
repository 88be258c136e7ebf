/** The two menus of the navigation, in the header and in the drawer. */
import { useRef, type CSSProperties } from "react";
import { useDismiss } from "../../client/hooks";
import { currentLink } from "../../domain/site";
import * as layout from "../../styles/layout.module.css";
import { Drawing } from "../drawing/Drawing";
import * as icons from "../icons/icons";
import { Icon } from "../icons/Icon";
import { LetterBadge } from "../LetterBadge";
import { CountyShapes } from "../map/CountyShapes";
import { useBuild, useCanonicalPath, useNavigation } from "../site";
import * as styles from "./Menus.module.css";

interface MenuPages {
  /** The pages that the menu lists. */
  links: readonly { readonly title: string; readonly path: string }[];
  /** The pages that belong to the menu: on these it is marked as current (decision 16). */
  paths: readonly string[];
}

/** The pages of a menu in the navigation, by the menu's name in content. */
export function useMenuPages(menu: string): MenuPages {
  const { services, regions, towns, navigation } = useNavigation();
  const paths = (pages: readonly { readonly path: string }[]) => pages.map(({ path }) => path);
  return menu === "services"
    ? { links: services.nodes, paths: paths(services.nodes) }
    : {
        links: regions.nodes,
        paths: [...paths(regions.nodes), ...paths(towns.nodes), navigation.allAreas.to],
      };
}

/** The value of aria-current for a menu with these pages. @param path the canonical path of the current page. */
export const currentMenu = (paths: readonly string[], path: string): "true" | undefined =>
  paths.includes(path) ? "true" : undefined;

interface Props {
  label: string;
  menu: string;
}

/** A menu in the header: a native disclosure, so that it opens without scripts and browsers expose its state. */
export function Menu({ label, menu }: Props) {
  const path = useCanonicalPath();
  const { paths } = useMenuPages(menu);
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details, path, close);
  return (
    <details ref={details} name="menu" className={styles.menu}>
      <summary
        className={`${layout.signal} ${styles.item}`}
        aria-current={currentMenu(paths, path)}
      >
        {label}
        <Icon of={icons.ChevronDown} size={16} stroke={1.8} className={styles.chevron} />
      </summary>
      <div className={`${styles.panel} ${layout.ink}`}>
        <div className={`${layout.wrap} ${layout.grid} ${styles.row}`}>
          {menu === "services" ? <ServiceLinks path={path} /> : <AreaLinks path={path} />}
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
function rowsOf(links: readonly unknown[]): CSSProperties | undefined {
  const rows = links.length > 3 ? Math.ceil(links.length / 2) : 3;
  return rows === 3 ? undefined : ({ "--rows": rows } as CSSProperties);
}

function ServiceLinks({ path }: { path: string }) {
  const { services, navigation } = useNavigation();
  const { sectionDrawing } = useBuild();
  return (
    <>
      <ul
        className={`${styles.links} ${sectionDrawing ? "" : styles.whole}`}
        style={rowsOf(services.nodes)}
      >
        {services.nodes.map((service) => (
          <li key={service.path}>
            <a
              href={service.path}
              data-letter={service.letter}
              className={styles.keyed}
              aria-current={currentLink(service.path, path)}
            >
              <LetterBadge letter={service.letter} />
              <span>
                <span className={`${layout.signal} ${styles.name}`}>{service.title}</span>
                {service.room && <small>{service.room}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {sectionDrawing && (
        <div className={`${styles.drawing} ${layout.night}`}>
          <Drawing crop={navigation.drawing ?? sectionDrawing.viewBox} late />
        </div>
      )}
    </>
  );
}

function AreaLinks({ path }: { path: string }) {
  const { regions, navigation } = useNavigation();
  const { build } = useBuild();
  return (
    <>
      <ul className={styles.links} style={rowsOf(regions.nodes)}>
        {regions.nodes.map((region) => (
          <li key={region.path}>
            <a
              href={region.path}
              className={styles.plain}
              aria-current={currentLink(region.path, path)}
            >
              <span className={`${layout.signal} ${styles.name}`}>{region.title}</span>
              <small>{region.places.map(({ name }) => name).join(", ")}</small>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a href={navigation.allAreas.to} className={`${layout.link} ${layout.alone}`}>
          {navigation.allAreas.label}
        </a>
      </p>
      <div className={styles.map}>
        <CountyShapes viewBox={build.served} late />
      </div>
    </>
  );
}
