import type { CSSProperties } from "react";
import { currentLink, currentMenu } from "../../domain/current";
import * as layout from "../../styles/layout.module.css";
import * as icons from "../icons/icons";
import { Icon } from "../icons/Icon";
import { LetterBadge } from "../letter-badge/LetterBadge";
import { Drawing } from "../drawing/Drawing";
import { CountyShapes } from "../map/CountyShapes";
import { useCanonicalPath } from "../site/useCanonicalPath";
import { useSite } from "../site/useSite";
import * as styles from "./MenuPanel.module.css";
import * as navigationItem from "./NavigationItem.module.css";
import { useClosingDetails } from "./useClosingDetails";
import { useMenuPages } from "./useMenuPages";

interface Props {
  label: string;
  menu: string;
}

/** A menu of the navigation: a native disclosure, so that it opens without scripts and browsers expose its state. */
export function MenuPanel({ label, menu }: Props) {
  const path = useCanonicalPath();
  const { paths } = useMenuPages(menu);
  const details = useClosingDetails(path);
  return (
    <details ref={details} name="menu" className={styles.menu}>
      <summary className={navigationItem.item} aria-current={currentMenu(paths, path)}>
        <span>{label}</span>
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

/** Two columns of equal height; one for up to three links. */
function rowsOf(links: readonly unknown[]): CSSProperties | undefined {
  const rows = links.length > 3 ? Math.ceil(links.length / 2) : 3;
  return rows === 3 ? undefined : ({ "--rows": rows } as CSSProperties);
}

function ServiceLinks({ path }: { path: string }) {
  const { services, navigation, sectionDrawing } = useSite();
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
                <span className={styles.name}>{service.title}</span>
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
  const { regions, navigation, build } = useSite();
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
              <span className={styles.name}>{region.title}</span>
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
