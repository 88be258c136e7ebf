import { openHours } from "../../domain/hours";
import { useBusiness } from "../site/site";

interface Props {
  className?: string;
}

/** The line below the number of a closing call: what happens next, what is free, and the opening hours. */
export function CallLine({ className }: Props) {
  const { nextLine, freeLine, hours } = useBusiness();
  return (
    <p className={className}>
      {[nextLine, freeLine, `${openHours(hours)}.`].filter(Boolean).join(" ")}
    </p>
  );
}
