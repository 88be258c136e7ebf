import { useOpenState } from "./useOpenState";

interface Props {
  className?: string;
}

/**
 * "Open now" or "Opens Monday 8am", after the page is up: the HTML says neither. Its place is kept by a space of the same line, so that
 * nothing moves.
 */
export function OpenNow({ className }: Props) {
  const state = useOpenState();
  return <span className={className}>{state?.words ?? "\u00a0"}</span>;
}
