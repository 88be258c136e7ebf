import type { ReactNode } from "react";
import { dialed } from "../domain/site";
import * as layout from "../styles/layout.module.css";
import { useBusiness } from "./site";

interface Props {
  className?: string;
  /** Replaces the number as the link's text; the accessible text must still contain the number. */
  children?: ReactNode;
}

/** A link that calls the company. */
export function PhoneLink({ className, children }: Props) {
  const { phone } = useBusiness();
  return (
    <a className={className} href={`tel:${dialed(phone)}`}>
      {children ?? <PhoneNumber />}
    </a>
  );
}

/** The company's number, which may only break after its area code. */
export function PhoneNumber() {
  const { display } = useBusiness().phone;
  const [, code, rest] = /^((?:\+1[ -])?\(?\d{3}\)?) (.+)$/.exec(display) ?? [];
  return (
    <>
      {code && <span className={layout.whole}>{code}</span>}
      {code && " "}
      <span className={layout.whole}>{rest ?? display}</span>
    </>
  );
}
