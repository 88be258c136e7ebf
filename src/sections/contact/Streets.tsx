import { useEffect, useRef, useState } from "react";
import * as styles from "./ContactPlace.module.css";

interface Props {
  /** Of the frame. */
  title: string;
  address: string;
}

/** "built": as the HTML has it, before the scripts are up. */
type State = "built" | "waiting" | "there";

/**
 * The map of the streets, over the drawn one. Once scripts are up it is shown only when it has arrived: a frame that failed may show the
 * browser's gray screen. Firefox and Safari leave a failed frame empty; Chromium tells no page whether one of another site has failed, but for the
 * connection. Where there is no connection, it is asked for again when there is one.
 */
export function Streets({ title, address }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>("built");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => setState(hasArrived(frame.current) ? "there" : "waiting"), [attempt]);
  useEffect(() => {
    if (state === "there") return undefined;
    const again = () => setAttempt((number) => number + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [state]);
  return (
    <iframe
      key={attempt}
      ref={frame}
      title={title}
      src={address}
      loading="lazy"
      className={state === "waiting" ? styles.waiting : undefined}
      onLoad={() => setState(hasArrived(frame.current) ? "there" : "waiting")}
    />
  );
}

/** A page of another site cannot be looked into; the empty one that stands there before, or after a failure, can. */
const hasArrived = (frame: HTMLIFrameElement | null) =>
  navigator.onLine && frame !== null && frame.contentDocument === null;
