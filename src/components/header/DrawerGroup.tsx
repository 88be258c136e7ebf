import { currentLink, currentMenu } from "../../domain/current";
import * as icons from "../icons/icons";
import { Icon } from "../icons/Icon";
import { useCanonicalPath } from "../site/useCanonicalPath";
import { useSite } from "../site/useSite";
import * as styles from "./Drawer.module.css";
import { useMenuPages } from "./useMenuPages";

interface Props {
  label: string;
  menu: string;
}

/** A collapsible group in the drawer: a native disclosure. */
export function DrawerGroup({ label, menu }: Props) {
  const { navigation } = useSite();
  const path = useCanonicalPath();
  const { links, paths } = useMenuPages(menu);
  const { allAreas } = navigation;
  const all = menu === "areas" ? [{ title: allAreas.label, path: allAreas.to }] : [];
  return (
    <details className={styles.group}>
      <summary className={styles.item} aria-current={currentMenu(paths, path)}>
        <span>{label}</span>
        <Icon of={icons.ChevronDown} size={20} stroke={1.6} />
      </summary>
      <ul className={styles.sub}>
        {[...links, ...all].map((link) => (
          <li key={link.path}>
            <a href={link.path} aria-current={currentLink(link.path, path)}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
