/** Replaces the package gatsby in unit tests. A test sets the results of queries itself. */

/** A test sets the result: `jest.mocked(useStaticQuery).mockReturnValue({ … })`. */
export const useStaticQuery = jest.fn<unknown, [unknown]>(() => ({}));

/** Queries are not run. */
export const graphql = () => undefined;
