/** Stands in for the package gatsby in unit tests: links are links, and a test hands over what a query would find. */
import type { GatsbyLinkProps } from "gatsby";
import type { PropsWithChildren } from "react";

/** An ordinary link to the same address. */
export function Link({
  to,
  activeClassName,
  activeStyle,
  getProps,
  innerRef,
  partiallyActive,
  replace,
  state,
  children,
  ...attributes
}: PropsWithChildren<GatsbyLinkProps<unknown>>) {
  return (
    <a href={to} {...attributes}>
      {children}
    </a>
  );
}

/** A test sets the answer: `jest.mocked(useStaticQuery).mockReturnValue({ … })`. */
export const useStaticQuery = jest.fn<unknown, [unknown]>(() => ({}));

/** Queries are not run. */
export const graphql = () => undefined;

export const navigate = jest.fn();
export const withPrefix = (path: string) => path;
