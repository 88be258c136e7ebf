import * as layout from "../../styles/layout.module.css";
import { useCanonicalPath } from "../site/useCanonicalPath";
import { useSite } from "../site/useSite";

/**
 * Only in a preview: says that it is one, and on a page that visitors do not have yet, says why. Uses the browser's colors for <mark>,
 * because style rules would be sent to every visitor.
 */
export function PreviewBadges() {
  const { build, screenWords } = useSite();
  const path = useCanonicalPath();
  if (!build.preview) return null;
  const note = build.hidden.find((page) => page.path === path)?.note;
  return (
    <div role="note" className={layout.wrap}>
      <p>
        <mark>{screenWords.preview}</mark>
      </p>
      {note && (
        <p>
          <mark>{note}</mark>
        </p>
      )}
    </div>
  );
}
