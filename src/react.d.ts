import "react";

declare module "react" {
  /** Custom properties, which React passes to style sheets. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }

  // React 18 does not know these attributes yet; its DOM code passes them through.
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
    fetchpriority?: "high";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "show" | "hide" | "toggle";
  }
}
