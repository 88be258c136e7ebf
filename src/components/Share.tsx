import { useEffect, useRef, useState } from "react";
import { useBrowserValue } from "../client/hooks";
import * as icons from "./icons/icons";
import { Icon } from "./icons/Icon";
import { notify } from "./Notifications";
import * as layout from "../styles/layout.module.css";
import * as styles from "./Share.module.css";

interface Props {
  /** The page's absolute address. */
  address: string;
  title: string;
  /** The message if the link cannot be copied. */
  copyFailed: string;
}

/** The share links of the page at `address`, which is absolute (decision 18). */
export function shareLinks(address: string, title: string) {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { network: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: "X", href: `https://x.com/intent/post?url=${url}&text=${text}` },
    { network: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: "e-mail", href: `mailto:?subject=${text}&body=${url}` },
  ] as const;
}

const networkIcons = {
  Facebook: icons.Facebook,
  X: icons.XLogo,
  LinkedIn: icons.LinkedIn,
  "e-mail": icons.Mail,
};
const copyIcons = { idle: icons.LinkIcon, copied: icons.Check, failed: icons.Close };
const look = { size: 20, stroke: 1.6 };

/** Ways to share a page: real links, a button that copies its address, and the device's own share sheet if it has one. */
export function Share({ address, title, copyFailed }: Props) {
  const labels = { idle: "Copy link", copied: "Link copied", failed: copyFailed };
  const [state, copy] = useCopy(address, labels);
  const hasShareSheet = useBrowserValue(canShare, false);
  // A visitor who closes the sheet causes an exception that is not an error.
  const share = () => void navigator.share({ url: address, title }).catch(() => undefined);
  return (
    <ul className={styles.share}>
      {shareLinks(address, title).map(({ network, href }) => {
        const mail = network === "e-mail";
        const label = mail ? "Send by e-mail" : `Share on ${network}`;
        return (
          <li key={network}>
            <a
              href={href}
              title={label}
              {...(!mail && { target: "_blank", rel: "noopener noreferrer" })}
            >
              <Icon of={networkIcons[network]} {...look} />
              <span className={layout.visuallyHidden}>
                {mail ? label : `${label} (opens in a new tab)`}
              </span>
            </a>
          </li>
        );
      })}
      <li data-scripted>
        <button type="button" title={labels[state]} onClick={copy}>
          <Icon of={copyIcons[state]} {...look} />
          <span className={layout.visuallyHidden}>{labels[state]}</span>
        </button>
      </li>
      {hasShareSheet && (
        <li data-scripted>
          <button type="button" title="Share" onClick={share}>
            <Icon of={icons.Share} {...look} />
            <span className={layout.visuallyHidden}>Share</span>
          </button>
        </li>
      )}
      {state === "failed" && (
        <li ref={selectText} className={styles.address}>
          {address}
        </li>
      )}
    </ul>
  );
}

const canShare = () => typeof navigator.share === "function";

type CopyState = "idle" | "copied" | "failed";

/** How long the button shows a success, in ms. */
const resultDuration = 4000;

/** The ref of an address that could not be copied: selects it, so that the visitor can. */
export function selectText(element: Element | null): void {
  if (element) window.getSelection()?.selectAllChildren(element);
}

/**
 * Copies, shows the result on the button, and sends a notification, which is never the only feedback (decision 19). A success is shown for a while,
 * a failure until the next attempt.
 */
export function useCopy(text: string, labels: Record<"copied" | "failed", string>) {
  const [state, setState] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    setState("idle");
    let result: CopyState = "copied";
    try {
      // Browsers may refuse, and have no clipboard without https.
      await navigator.clipboard.writeText(text);
      timer.current = setTimeout(() => setState("idle"), resultDuration);
    } catch {
      result = "failed";
    }
    notify(labels[result]);
    setState(result);
  };
  return [state, () => void copy()] as const;
}
