import { ArrowLeft, ArrowRight } from "../icons/icons";
import { Icon } from "../icons/Icon";
import * as styles from "./Pager.module.css";

interface PagerLink {
  to: string;
  label: string;
}

interface Props {
  /** The accessible name of the list's pages. */
  label: string;
  previous: PagerLink | null;
  next: PagerLink | null;
  className?: string;
}

/** The links to the previous and the next page of a list; nothing if there is neither. */
export function Pager({ label, previous, next, className }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={[styles.pager, className].filter(Boolean).join(" ")}>
      {previous && (
        <a href={previous.to} rel="prev">
          <Icon of={ArrowLeft} size={20} stroke={1.5} /> {previous.label}
        </a>
      )}
      {next && (
        <a href={next.to} rel="next" className={styles.next}>
          {next.label} <Icon of={ArrowRight} size={20} stroke={1.5} />
        </a>
      )}
    </nav>
  );
}
