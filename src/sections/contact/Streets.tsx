import { useEffect, useRef, useState } from "react";
import * as styles from "./ContactPlace.module.css";

interface Props {
  /** The title of the frame. */
  title: string;
  address: string;
}

/** "built": the state in the HTML, before hydration. */
type State = "built" | "waiting" | "there";

/**
 * The street map in a frame, above the drawn map. After hydration it is only shown once it has loaded: a failed frame may show the
 * browser's gray error page. Firefox and Safari leave a failed frame empty. Chromium does not tell a page whether a cross-origin frame has
 * failed, except that it is offline. When the connection is back, the frame is loaded again.
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

/** A cross-origin document cannot be read, but the empty document before loading, or after a failure, can. */
const hasArrived = (frame: HTMLIFrameElement | null) =>
  navigator.onLine && frame !== null && frame.contentDocument === null;
