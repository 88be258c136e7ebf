import { useEffect, useState } from "react";
import { openState } from "../../business/open-now";
import { useSite } from "../site/useSite";

interface Props {
  className?: string;
}

/**
 * "Open now" or "Opens Monday 8am", after the page is up: the HTML says neither, so it never goes stale (decision 28). Its place is
 * kept by a space of the same line, so that nothing moves.
 */
export function OpenNow({ className }: Props) {
  const { hours } = useSite().business;
  const [words, setWords] = useState("");
  useEffect(() => {
    const tell = () => setWords(openState(hours, new Date()).words);
    tell();
    const timer = setInterval(tell, 30_000);
    return () => clearInterval(timer);
  }, [hours]);
  return <span className={className}>{words || "\u00a0"}</span>;
}
