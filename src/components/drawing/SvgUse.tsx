interface Props {
  /** Address of an SVG file that pages share. */
  file: string;
  /** The id of the group that is drawn. */
  id: string;
  /**
   * true in a menu: browsers fetch the file even if it is not visible, so its address is only set when the menu opens
   * (src/gatsby/late-scripts.ts).
   */
  late?: boolean;
  /** Alternative text; empty if the text beside it says the same, left out if the <svg> around it has one. */
  alt?: string | undefined;
  className?: string;
}

/** A part of an SVG file, drawn through <use>. */
export function SvgUse({ file, id, late, alt, className }: Props) {
  const address = `${file}#${id}`;
  return (
    <use
      {...(late ? { "data-href": address } : { href: address })}
      {...(alt ? { role: "img", "aria-label": alt } : alt === "" && { "aria-hidden": true })}
      className={className}
    />
  );
}
