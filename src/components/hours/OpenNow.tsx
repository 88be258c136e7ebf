import { useOpenState } from "./useOpenState";

interface Props {
  className?: string;
}

/**
 * "Open now" or "Opens Monday 8am". Only after hydration: the HTML has neither, but a space of the same line height, so that nothing moves.
 */
export function OpenNow({ className }: Props) {
  const state = useOpenState();
  return <span className={className}>{state?.words ?? "\u00a0"}</span>;
}
