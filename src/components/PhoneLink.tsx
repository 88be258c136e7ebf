import type { ReactNode } from "react";
import { dialed } from "../domain/site";
import * as layout from "../styles/layout.module.css";
import { useSite } from "./site";

interface Props {
  className?: string;
  /** Replaces the number as the link's text; the accessible text must still contain the number. */
  children?: ReactNode;
}

/** A link that calls the company. */
export function PhoneLink({ className, children }: Props) {
  const { phone } = useSite().business;
  return (
    <a className={className} href={`tel:${dialed(phone)}`}>
      {children ?? <PhoneNumber />}
    </a>
  );
}

/** The company's number, which may only break at its first space: after the area code. */
export function PhoneNumber() {
  const { display } = useSite().business.phone;
  const rest = display.indexOf(" ") + 1;
  return (
    <>
      {display.slice(0, rest)}
      <span className={layout.whole}>{display.slice(rest)}</span>
    </>
  );
}
