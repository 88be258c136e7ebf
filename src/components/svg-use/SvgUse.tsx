interface Props {
  /** Address of an SVG file that pages share. */
  file: string;
  /** The id of the part that is drawn. */
  id: string;
  /** true in a menu: browsers fetch the file even for what is not shown, so it is named when the menu opens (src/gatsby/late-scripts.ts). */
  late?: boolean;
  className?: string;
}

/** A part of a drawing that stands in a file of its own. */
export function SvgUse({ file, id, late, className }: Props) {
  const address = `${file}#${id}`;
  return (
    <use {...(late ? { "data-href": address } : { href: address })} className={className} />
  );
}
