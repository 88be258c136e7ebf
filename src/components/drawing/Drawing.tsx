import type { ReactNode } from "react";
import { FilePart } from "../file-part/FilePart";
import { useSite } from "../site/useSite";

interface Props {
  /** The part that is shown: x, y, width and height in the drawing's own units. */
  crop: string;
  /** What it shows, for those who do not see it; left out where the words beside it say so. */
  alt?: string;
  /** How the part fills a box of another ratio, as preserveAspectRatio says it. */
  fit?: string;
  /** true in a menu: its file is fetched when the menu opens. */
  late?: boolean;
  className?: string;
  /** Drawn over it, in the drawing's own units. */
  children?: ReactNode;
}

/** The section drawing, whole or a detail of it, from one file that all pages share. */
export function Drawing({ crop, alt, fit, late, className, children }: Props) {
  const { drawing } = useSite();
  return (
    <svg
      viewBox={crop}
      preserveAspectRatio={fit}
      className={className}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
    >
      <FilePart file={drawing?.publicURL ?? ""} id="dwg" late={late} />
      {children}
    </svg>
  );
}
