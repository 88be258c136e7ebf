import type { ReactNode } from "react";
import { useSite } from "../site/useSite";

interface Props {
  className?: string;
  /** Stands in place of the number; the number must be in it for those who listen. */
  children?: ReactNode;
}

/** Calls the company. */
export function PhoneLink({ className, children }: Props) {
  const { phone } = useSite().business;
  return (
    <a className={className} href={`tel:${phone.e164}`}>
      {children ?? phone.display}
    </a>
  );
}
