import type { IconNode } from "@tabler/icons-react";
import { createElement } from "react";

interface Props {
  /** The drawing, from icons.ts. */
  of: IconNode;
  /** Width and height in pixels. */
  size?: number;
  /** Width of the lines, in units of a drawing 24 wide. */
  stroke?: number;
  /** Fills the shape in place of drawing its outline. */
  filled?: boolean;
  className?: string;
}

/** Renders a Tabler icon. Tabler's own component also writes a namespace and two class names, which are in every icon of every page. */
export function Icon({ of: drawing, size = 24, stroke = 2, filled, className }: Props) {
  const lines = {
    fill: "none",
    stroke: "currentColor",
    strokeWidth: stroke,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(filled ? { fill: "currentColor", stroke: "none" } : lines)}
      className={className}
      aria-hidden="true"
    >
      {drawing.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
