import { usePagePath } from "./PagePath";
import { useSite } from "./useSite";

/** The canonical path of the page that is shown: of an alias the page that it shows. */
export function useCanonicalPath(): string {
  const path = usePagePath();
  const { aliased } = useSite();
  return aliased.nodes.find(({ aliases }) => aliases.includes(path))?.path ?? path;
}
