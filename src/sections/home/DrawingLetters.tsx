import { cropBox } from "../../domain/text";

interface Props {
  services: readonly Queries.DrawingServiceFragment[];
  /** The part of the drawing that is shown; letters outside of it get no link. */
  crop: string;
}

/** Links over the letters in the section drawing, each to the line about its service. They are SVG, in the drawing's own units. */
export function DrawingLetters({ services, crop }: Props) {
  const { x, y, width, height } = cropBox(crop);
  return services.map(({ title, key }) =>
    key && key.x > x && key.x < x + width && key.y > y && key.y < y + height ? (
      <a
        key={key.letter}
        href={`#run-${key.letter.toLowerCase()}`}
        data-letter={key.letter}
        aria-label={`${key.letter}: ${title}`}
      >
        <circle cx={key.x} cy={key.y} r="18" />
      </a>
    ) : null,
  );
}
