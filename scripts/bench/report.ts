/** Formats the rows of the bench as Markdown tables. */
import type { Row } from "./result";

const digits = (value: number, unit = "") => {
  if (Number.isNaN(value)) return "none";
  return value.toFixed(unit === "" && !Number.isInteger(value) ? 2 : unit === "kB" ? 1 : 0);
};

const verdict = ({ met }: Row) => (met === undefined ? "" : met ? "yes" : "**NO**");

function cells(each: Row): string[] {
  const { of, site, limit, unit } = each;
  const figure = (value: number) => [digits(value, unit), unit].filter(Boolean).join(" ");
  const beside = limit === undefined || limit === 0 ? ["", ""] : undefined;
  return [
    of,
    figure(site),
    limit === undefined ? "" : figure(limit),
    ...(beside ?? [
      (site / (limit ?? 1)).toFixed(3),
      (site >= (limit ?? 0) ? "+" : "−") + figure(Math.abs(site - (limit ?? 0))),
    ]),
    each.wanted ?? "",
    verdict(each),
  ];
}

const line = (texts: readonly string[]) => `| ${texts.join(" | ")} |`;

/** A table for each part, preceded by the number of rows that exceed their limit. */
export function report(rows: readonly Row[], head: readonly string[]): string {
  const failed = rows.filter(({ met }) => met === false);
  const judged = rows.filter(({ met }) => met !== undefined);
  const tables = [...new Set(rows.map(({ table }) => table))].map((name) =>
    [
      `## ${name}`,
      "",
      line(["", "site", "limit", "ratio", "difference", "must be", "met"]),
      line(["---", "--:", "--:", "--:", "--:", "---", "---"]),
      ...rows.filter(({ table }) => table === name).map((each) => line(cells(each))),
    ].join("\n"),
  );
  return [
    "# Bench",
    ...head,
    `${judged.length - failed.length} of ${judged.length} figures meet their requirement.`,
    ...tables,
  ].join("\n\n");
}
