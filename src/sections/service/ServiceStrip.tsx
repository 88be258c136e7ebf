import { useEffect, useRef } from "react";
import { LetterBadge } from "../../components/LetterBadge";
import { followFocus, showChosen } from "../../components/scroll-row";
import { useCanonicalPath, useSite } from "../../components/site";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ServiceStrip.module.css";

/** All services on a line under the head of a service page, the current one marked. On phones the line scrolls sideways, the current one in view. */
export function ServiceStrip() {
  const { services } = useSite();
  const current = useCanonicalPath();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => showChosen(row.current), [current]);
  return (
    <nav
      aria-label="All services"
      className={`${layout.ink} ${styles.strip} ${layout.notPrinted}`}
    >
      <ul ref={row} className={`${layout.wrap} ${styles.row}`} onFocus={followFocus}>
        {services.nodes.map(({ path, letter, title, short }) => (
          <li key={path}>
            <a
              href={path}
              className={`${layout.iconLink} ${layout.signal}`}
              aria-current={path === current ? "page" : undefined}
            >
              <LetterBadge letter={letter} />
              {short ?? title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
