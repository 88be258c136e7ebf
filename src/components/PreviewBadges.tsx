import * as layout from "../styles/layout.module.css";
import { useBuild, useCanonicalPath, useWords } from "./site";

/**
 * The badges of a preview: one says that this is a preview, another says why the current page is not published yet. They have the browser's
 * colors of <mark>, because style rules would be sent to every visitor of the site.
 */
export function PreviewBadges() {
  const { build } = useBuild();
  const screenLabels = useWords();
  const path = useCanonicalPath();
  if (!build.preview) return null;
  const note = build.hidden.find((page) => page.path === path)?.note;
  return (
    <div role="note" className={layout.wrap}>
      <p>
        <mark>{screenLabels.preview}</mark>
      </p>
      {note && (
        <p>
          <mark>{note}</mark>
        </p>
      )}
    </div>
  );
}
