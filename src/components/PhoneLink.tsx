import type { ReactNode } from "react";
import { dialed } from "../domain/site";
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
      {children ?? phone.display}
    </a>
  );
}
