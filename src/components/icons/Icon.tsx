import type { IconNode } from "@tabler/icons-react";
import { createElement } from "react";

interface Props {
  /** The shapes, from icons.ts, in a square of 24 units. */
  of: IconNode;
  size?: number;
  /** Stroke width in those units; 0 fills the shape instead of drawing its outline. */
  stroke?: number;
  className?: string;
}

const round = { strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** Renders a Tabler icon. Tabler's own component would add a namespace and two class names to every icon on every page. */
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
