import { useEffect, useRef, useState } from "react";
import { notify } from "../notifications/store";
import { copyText } from "./copy-text";

export type CopyState = "idle" | "copied" | "failed";

/** How long the button shows the result, in milliseconds. */
const toldFor = 4000;

/** Copies, shows the result on the button for a while, and sends a notification, which is never the only feedback (decision 19). */
export function useCopy(text: string, labels: Record<"copied" | "failed", string>) {
  const [state, setState] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const outcome = (await copyText(text)) ? "copied" : "failed";
    notify(labels[outcome]);
    setState(outcome);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState("idle"), toldFor);
  };
  return [state, () => void copy()] as const;
}
