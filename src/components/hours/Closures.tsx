import { closureWords, shownClosures } from "../../domain/closures";
import { useSite } from "../site/useSite";
import { useOpenState } from "./useOpenState";

interface Props {
  className?: string;
}

/**
 * The days of the coming week on which the company has special hours, one per line (decision 28). The HTML has those of the week after the
 * build; after hydration, the list is computed from today.
 */
export function Closures({ className }: Props) {
  const { business, build } = useSite();
  const date = useOpenState()?.date ?? build.day;
  return (
    <>
      {shownClosures(business.closures, date).map((closure) => (
        <span key={closure.day} className={className}>
          {closureWords(closure)}
        </span>
      ))}
    </>
  );
}
