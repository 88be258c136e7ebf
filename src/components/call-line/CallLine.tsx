import { openHours } from "../../domain/hours";
import { useSite } from "../site/useSite";

interface Props {
  className?: string;
}

/** Under the number of a closing call: what happens next, that it is free, and when somebody answers. */
export function CallLine({ className }: Props) {
  const { nextLine, freeLine, hours } = useSite().business;
  return (
    <p className={className}>
      {[nextLine, freeLine, `${openHours(hours)}.`].filter(Boolean).join(" ")}
    </p>
  );
}
