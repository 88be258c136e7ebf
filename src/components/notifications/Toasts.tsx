import { resolveValue, toast, useToaster } from "react-hot-toast/headless";
import * as styles from "./Toasts.module.css";

/** How many are visible at once; a newer one takes the place of the oldest, so that what was just done is answered at once. */
const mostVisible = 3;
/** How long each stays, in milliseconds. */
const visibleFor = 4000;

export { toast };

/** The messages that are visible now, oldest first. The library times them; it comes with the first one. */
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
