import { useLayoutEffect, useRef, useState } from "react";
import { builtHeader } from "../../client/built-header";
import { errorWords } from "../../domain/error-words";
import * as layout from "../../styles/layout.module.css";
import * as button from "../button/Button.module.css";
import * as styles from "./ErrorScreen.module.css";
import { keepFromRouter } from "./keep-from-router";

/**
 * The last fallback, when even the site's texts are missing: the header from the built HTML, the title from the specification, the error, a
 * button that reloads, and the telephone number, which is read from the header.
 */
export function BareErrorScreen({ error }: { error: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  const [header] = useState(builtHeader);
  useLayoutEffect(() => {
    if (header) place.current?.replaceChildren(header);
  }, [header]);
  const text = errorWords(error);
  const phone = header?.querySelector('a[href^="tel:"]');
  const look = `${button.button} ${button.outlined}`;
  return (
    <div onClickCapture={keepFromRouter}>
      <div ref={place} className={styles.header} />
      <main className={`${styles.screen} ${layout.ink}`} role="alert">
        <div className={layout.wrap}>
          <h1 className={styles.title}>Unexpected Application Error!</h1>
          {text && <p className={`${layout.lead} ${styles.message}`}>{text}</p>}
          <p className={styles.actions}>
            <button type="button" className={look} onClick={() => window.location.reload()}>
              Reload
            </button>
            {phone && (
              <a className={look} href={phone.getAttribute("href") ?? ""}>
                {phone.textContent?.trim()}
              </a>
            )}
          </p>
        </div>
      </main>
    </div>
  );
}
