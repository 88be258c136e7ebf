import { useCanonicalPath } from "../site/useCanonicalPath";
import { useSite } from "../site/useSite";
import * as styles from "./PreviewBadges.module.css";

/** In a preview, and nowhere else: that it is one, and on a page that visitors do not have yet, why. */
export function PreviewBadges() {
  const { build, screenWords } = useSite();
  const path = useCanonicalPath();
  if (!build.preview) return null;
  const note = build.hidden.find((page) => page.path === path)?.note;
  return (
    <div role="note" className={styles.badges}>
      <p>{screenWords.preview}</p>
      {note && <p className={styles.hidden}>{note}</p>}
    </div>
  );
}
