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
  className?: string;
}

/**
 * A part of an SVG file, drawn through <use>. Hidden from screen readers: Firefox would read each text of the file, also inside of an element with
 * role="img". What it shows is said by an element beside it.
 */
export function SvgUse({ file, id, late, className }: Props) {
  const address = `${file}#${id}`;
  return (
    <use
      {...(late ? { "data-href": address } : { href: address })}
      aria-hidden="true"
      className={className}
    />
  );
}
