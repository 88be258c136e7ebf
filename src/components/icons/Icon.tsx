interface Props {
  /** SVG elements, from icons.ts, in a square of 24 units. */
  of: string;
  size?: number;
  /** Width of the lines in those units. */
  stroke?: number;
  className?: string;
}

/** What the elements of all icons have in common. Here it is written once for each icon. */
const commonAttributes = / (?:fill|stroke[-a-z]*)="[^"]*"/g;

/** An icon in the color of its text, hidden from screen readers: words beside it, or the name of its button, say what it is for. */
export const Icon = ({ of: elements, size = 24, stroke = 2, className }: Props) => (
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
    dangerouslySetInnerHTML={{ __html: elements.replace(commonAttributes, "") }}
  />
);
