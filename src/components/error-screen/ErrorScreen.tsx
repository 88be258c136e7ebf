import type { CSSProperties } from "react";
import { errorWords } from "../../domain/error-words";
import { Head } from "../../seo/Head";
import * as layout from "../../styles/layout.module.css";
import * as button from "../button/Button.module.css";
import { PhoneLink } from "../phone-link/PhoneLink";
import { useSite } from "../site/useSite";
import { look } from "./look";

const line = { fill: "none", stroke: "currentColor", vectorEffect: "non-scaling-stroke" };
const cable: CSSProperties = {
  width: "100%",
  marginBottom: "48px",
  overflow: "visible",
  color: "var(--blue-light)",
};

/** Replaces a page that cannot be rendered: an error message, a button that reloads, and the telephone number. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { screenWords } = useSite();
  const text = errorWords(error);
  return (
    <section className={layout.ink} style={look.screen} role="alert">
      <Head title={screenWords.errorTitle} description={screenWords.errorText} />
      <div className={layout.wrap}>
        <svg style={cable} viewBox="0 0 1296 90" aria-hidden="true">
          <path {...line} strokeOpacity=".35" d="M-2000 70H3300" />
          <path
            {...line}
            strokeWidth="2"
            d="M-2000 44H560v-14M586 44v-14H1254V18M552 20l8 10M594 20l-8 10"
          />
          {/* A dark lamp. */}
          <circle {...line} strokeOpacity=".35" cx="1254" cy="10" r="8" />
        </svg>
        <h1 style={look.title}>{screenWords.errorTitle}</h1>
        {text && (
          <p className={layout.lead} style={look.message}>
            {text}
          </p>
        )}
        <p className={layout.lead} style={look.text}>
          {screenWords.errorText}
        </p>
        <p style={look.actions}>
          <button
            type="button"
            className={`${button.button} ${button.outlined}`}
            onClick={() => window.location.reload()}
          >
            {screenWords.errorReload}
          </button>
          <PhoneLink className={`${button.button} ${button.outlined}`} />
        </p>
      </div>
    </section>
  );
}
