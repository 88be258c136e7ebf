import { resolveValue, toast, useToaster } from "react-hot-toast/headless";
import * as styles from "./Toasts.module.css";

/**
 * The maximum number of visible messages. A newer one replaces the oldest, so that feedback on the latest action is always visible.
 */
const mostVisible = 3;
/** How long each message stays, in milliseconds. */
const visibleFor = 4000;

export { toast };

/** The visible messages, oldest first. The library times them; it is loaded with the first message. */
export function Toasts() {
  const { toasts } = useToaster({ duration: visibleFor });
  const visible = toasts.filter((one) => one.visible).slice(0, mostVisible);
  return (
    <>
      {visible.reverse().map((one) => (
        <p key={one.id} className={styles.notification}>
          {resolveValue(one.message, one)}
        </p>
      ))}
    </>
  );
}
