import { closureWords, shownClosures } from "../../domain/closures";
import { useSite } from "../site/useSite";
import { useOpenState } from "./useOpenState";

interface Props {
  className?: string;
}

/**
 * The days within a week on which the company has other hours than usual, a line each (decision 28). The HTML has those of the week after
 * the build; once the page is up, those of the week after today.
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
