import { errorWords } from "../../domain/error-words";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ErrorScreen.module.css";

/** The last resort, when not even the words of the site are there: the title that the specification gives, and what is known. */
export function BareErrorScreen({ error }: { error: unknown }) {
  const text = errorWords(error);
  return (
    <main className={`${styles.screen} ${styles.bare}`} role="alert">
      <h1 className={styles.title}>Unexpected Application Error!</h1>
      {text && <p className={`${layout.lead} ${styles.message}`}>{text}</p>}
    </main>
  );
}
