import { useStaticQuery } from "gatsby";

/** Sets the result of the site's static query. The parts that a component needs on every page exist; a test sets the others. */
export function mockSite(data: Readonly<Record<string, unknown>>): void {
  const always = { business: {}, navigation: {}, build: {}, brand: {}, screenLabels: {} };
  jest.mocked(useStaticQuery).mockReturnValue({ ...always, ...data });
}
