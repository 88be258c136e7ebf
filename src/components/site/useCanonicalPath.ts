import { usePagePath } from "./PagePath";
import { useSite } from "./useSite";

/** The canonical path of the current page. At an alias, it is the path of the page that the alias shows. */
export function useCanonicalPath(): string {
  const path = usePagePath();
  const { aliased } = useSite();
  return aliased.nodes.find(({ aliases }) => aliases.includes(path))?.path ?? path;
}
