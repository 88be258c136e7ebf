import type { IconNode } from "@tabler/icons-react";
import { createElement } from "react";

interface Props {
  /** The shapes, from icons.ts, in a square of 24 units. */
  of: IconNode;
  size?: number;
  /** Width of the lines in those units. */
  stroke?: number;
  className?: string;
}

/** Renders a Tabler icon. Tabler's own component also writes a namespace and two class names, which are in every icon of every page. */
export const Icon = ({ of: drawing, size = 24, stroke = 2, className }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    {drawing.map(([tag, attributes]) => createElement(tag, attributes))}
  </svg>
);
