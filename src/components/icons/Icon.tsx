import type { IconNode } from "@tabler/icons-react";
import { createElement } from "react";

interface Props {
  /** The drawing, from icons.ts, on a square of 24 units. */
  of: IconNode;
  size?: number;
  /** Width of the lines in those units; 0 fills the shape in place of drawing its outline. */
  stroke?: number;
  className?: string;
}

const round = { strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** Renders a Tabler icon. Tabler's own component also writes a namespace and two class names, which are in every icon of every page. */
export const Icon = ({ of: drawing, size = 24, stroke = 2, className }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={stroke ? "none" : "currentColor"}
    stroke={stroke ? "currentColor" : "none"}
    {...(stroke && { strokeWidth: stroke, ...round })}
    className={className}
    aria-hidden="true"
  >
    {drawing.map(([tag, attributes]) => createElement(tag, attributes))}
  </svg>
);
