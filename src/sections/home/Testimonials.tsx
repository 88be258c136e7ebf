import { graphql } from "gatsby";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./Testimonials.module.css";

interface Props {
  title: string;
  /** Says that they are samples, as long as one of them is (decision 47). */
  note: string;
  testimonials: readonly Queries.TestimonialFragment[];
}

/** Customers' quotations: a large one, with one or two beside it or more below it. */
export function Testimonials({ title, note, testimonials }: Props) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <section className={`${layout.wrap} ${layout.padded} ${styles.voices}`}>
      <div className={styles.heading}>
        <h2 className={layout.kicker}>{title}</h2>
        {testimonials.some(({ sample }) => sample) && <p className={layout.soft}>{note}</p>}
      </div>
      <div className={layout.grid}>
        <Quotation testimonial={first} className={styles.large} />
        {others.length > 0 && (
          <div className={`${styles.others} ${others.length > 2 ? "" : styles.beside}`}>
            {others.map((testimonial) => (
              <Quotation key={testimonial.name} testimonial={testimonial} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

interface QuotationProps {
  testimonial: Queries.TestimonialFragment;
  className?: string;
}

function Quotation({ testimonial, className }: QuotationProps) {
  const { name, location, rating, text } = testimonial;
  return (
    <figure className={className}>
      <blockquote>{`“${text}”`}</blockquote>
      <figcaption className={layout.line}>
        <span className={layout.soft} role="img" aria-label={`${rating} of 5 stars`}>
          {rating} of 5
        </span>{" "}
        <b>{name}</b> <span>{location}</span>
      </figcaption>
    </figure>
  );
}

export const fragment = graphql`
  fragment Testimonial on Testimonial {
    name
    location
    rating
    text
    sample
  }
`;
