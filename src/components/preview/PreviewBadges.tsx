import * as layout from "../../styles/layout.module.css";
import { useCanonicalPath } from "../site/useCanonicalPath";
import { useSite } from "../site/useSite";

/**
 * In a preview, and nowhere else: that it is one, and on a page that visitors do not have yet, why. In the colours that the browser gives a
 * marked text: rules for it would travel with every page of every visitor.
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
