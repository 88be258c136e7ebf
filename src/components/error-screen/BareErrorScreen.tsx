import { useLayoutEffect, useRef, useState } from "react";
import { builtHeader } from "../../client/built-header";
import { errorWords } from "../../domain/error-words";
import * as layout from "../../styles/layout.module.css";
import * as button from "../button/Button.module.css";
import { keepFromRouter } from "./keep-from-router";
import { look } from "./look";

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
  const outlined = `${button.button} ${button.outlined}`;
  return (
    <div onClickCapture={keepFromRouter}>
      {/* The built header must stick to the screen and not to this box. */}
      <div ref={place} style={{ display: "contents" }} />
      <main className={layout.ink} style={{ ...look.screen, minHeight: "100svh" }} role="alert">
        <div className={layout.wrap}>
          <h1 style={look.title}>Unexpected Application Error!</h1>
          {text && (
            <p className={layout.lead} style={look.message}>
              {text}
            </p>
          )}
          <p style={look.actions}>
            <button type="button" className={outlined} onClick={() => window.location.reload()}>
              Reload
            </button>
            {phone && (
              <a className={outlined} href={phone.getAttribute("href") ?? ""}>
                {phone.textContent?.trim()}
              </a>
            )}
          </p>
        </div>
      </main>
    </div>
  );
}
