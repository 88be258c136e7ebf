/**
 * Days in words. Gatsby's own way tries some twenty forms of dates, and writes each result into its cache and waits for that: with thousands
 * of articles a good part of their queries.
 */
import type { CreateResolversArgs } from "gatsby";
import { dateFields } from "../content";

/** The forms that pages ask for, by their names in Gatsby's argument `formatString`. */
const forms: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  "MMMM D, YYYY": { month: "long", day: "numeric", year: "numeric" },
  "MMMM YYYY": { month: "long", year: "numeric" },
};

const formats = new Map(
  Object.entries(forms).map(([name, options]) => [
    name,
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }),
  ]),
);

type Resolver = (
  source: Record<string, unknown>,
  args: { formatString?: string },
  context: unknown,
  info: { fieldName: string; originalResolver: Resolver },
) => unknown;

/** Lets all fields with days give the forms above by themselves; for any other argument Gatsby answers. */
export function resolveDates({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void {
  const resolve: Resolver = (source, args, context, info) => {
    const day = source[info.fieldName];
    const format = formats.get(args.formatString ?? "");
    return format && typeof day === "string"
      ? format.format(new Date(day))
      : info.originalResolver(source, args, context, info);
  };
  createResolvers(
    Object.fromEntries(
      dateFields().map(({ type, names }) => [
        type,
        Object.fromEntries(names.map((name) => [name, { resolve }])),
      ]),
    ),
  );
}
