/** The error screens. Their styles are inline, because style sheets are in every page and these screens are rarely shown. */
import {
  useEffect,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from "react";
import { errorMessage } from "../domain/text";
import { Head } from "./Head";
import * as layout from "../styles/layout.module.css";
import * as button from "./Button.module.css";
import { ErrorBoundary } from "./ErrorBoundary";
import { PhoneLink } from "./PhoneLink";
import { useSite } from "./site";

const below = { marginTop: 24 };
const look = {
  screen: { paddingBlock: "96px var(--section)", overflow: "clip" },
  title: { fontSize: "var(--text-h1)" },
  text: below,
  message: { ...below, color: "var(--amber)", overflowWrap: "anywhere" },
  actions: { ...below, display: "flex", flexWrap: "wrap", gap: 12 },
  cable: {
    width: "100%",
    marginBottom: "48px",
    overflow: "visible",
    color: "var(--blue-light)",
  },
} satisfies Record<string, CSSProperties>;
const line = { fill: "none", stroke: "currentColor", vectorEffect: "non-scaling-stroke" };
const outlined = `${button.button} ${button.outlined}`;

interface RootProps {
  children: ReactNode;
  /** Puts header and footer around the error screen. */
  frame: (screen: ReactNode) => ReactNode;
}

/**
 * Error boundaries around the whole site in the browser. The boundary in the layout does not catch errors that broken page data causes in
 * Gatsby's own components. If the data of header and footer is missing too, the bare screen is shown.
 */
export function RootBoundary({ children, frame }: RootProps) {
  return (
    <ErrorBoundary fallback={(error) => <BareErrorScreen error={error} />}>
      <ErrorBoundary
        fallback={(error) => (
          <WithoutRouter>{frame(<ErrorScreen error={error} />)}</WithoutRouter>
        )}
      >
        {children}
      </ErrorBoundary>
    </ErrorBoundary>
  );
}

/** Without the router, which has failed, links and Back must load the page from the server. */
function WithoutRouter({ children }: { children: ReactNode }) {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("popstate", reload);
    return () => window.removeEventListener("popstate", reload);
  }, []);
  return <div onClickCapture={bypassRouter}>{children}</div>;
}

/** Keeps a link's click away from the router, so that the browser follows the link. */
function bypassRouter(event: MouseEvent): void {
  if ((event.target as Element).closest("a")) event.stopPropagation();
}

/** Replaces a page that cannot be rendered: an error message, a button that reloads, and the telephone number. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { errorTitle, errorText, errorReload } = useSite().screenLabels;
  return (
    <>
      <Head title={errorTitle} description={errorText} />
      <Screen title={errorTitle} error={error} text={errorText} reload={errorReload}>
        <PhoneLink className={outlined} />
      </Screen>
    </>
  );
}

/**
 * The last fallback, when even the site's texts are missing: the header of the page, the title from the specification, the error, a
 * button that reloads, and the telephone number, which is read from the header.
 */
function BareErrorScreen({ error }: { error: unknown }) {
  const [header] = useState(copyOfHeader);
  const phone = header?.querySelector('a[href^="tel:"]');
  return (
    <div onClickCapture={bypassRouter}>
      {/* The header must stick to the screen and not to this box. */}
      <div
        style={{ display: "contents" }}
        dangerouslySetInnerHTML={{ __html: header?.outerHTML ?? "" }}
      />
      <main className={layout.ink} style={{ minHeight: "100svh" }}>
        <Screen title="Unexpected Application Error!" error={error} reload="Reload">
          {phone && (
            <a className={outlined} href={phone.getAttribute("href") ?? ""}>
              {phone.textContent?.trim()}
            </a>
          )}
        </Screen>
      </main>
    </div>
  );
}

interface ScreenProps {
  title: string;
  error: unknown;
  text?: string;
  /** The label of the button that reloads. */
  reload: string;
  /** The link that calls the company. */
  children: ReactNode;
}

function Screen({ title, error, text, reload, children }: ScreenProps) {
  const message = errorMessage(error);
  return (
    <section className={layout.ink} style={look.screen} role="alert">
      <div className={layout.wrap}>
        <svg style={look.cable} viewBox="0 0 1296 90" aria-hidden="true">
          <path {...line} strokeOpacity=".35" d="M-2000 70H3300" />
          <path
            {...line}
            strokeWidth="2"
            d="M-2000 44H560v-14M586 44v-14H1254V18M552 20l8 10M594 20l-8 10"
          />
          {/* A dark lamp. */}
          <circle {...line} strokeOpacity=".35" cx="1254" cy="10" r="8" />
        </svg>
        <h1 style={look.title}>{title}</h1>
        {message && (
          <p className={layout.lead} style={look.message}>
            {message}
          </p>
        )}
        {text && (
          <p className={layout.lead} style={look.text}>
            {text}
          </p>
        )}
        <p style={look.actions}>
          <button type="button" className={outlined} onClick={() => window.location.reload()}>
            {reload}
          </button>
          {children}
        </p>
      </div>
    </section>
  );
}

/**
 * A copy of the header, without buttons for a drawer that no longer exists; undefined if the page has no header. While the error screen is rendered for
 * the first time, the document still has the page that failed.
 */
function copyOfHeader(): Element | undefined {
  const header = document.querySelector("header:not(main *)")?.cloneNode(true) as
    Element | undefined;
  for (const menuButton of header?.querySelectorAll("[popovertarget]") ?? [])
    menuButton.remove();
  return header;
}
