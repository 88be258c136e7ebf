/** Stands in for the package gatsby in unit tests: a test hands over what a query would find. */

/** A test sets the answer: `jest.mocked(useStaticQuery).mockReturnValue({ … })`. */
export const useStaticQuery = jest.fn<unknown, [unknown]>(() => ({}));

/** Queries are not run. */
export const graphql = () => undefined;
