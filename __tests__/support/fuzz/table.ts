/** The fuzzer's results as text. */
import type { Count } from "./fuzz";

/** A row for each kind of abuse: requests, statuses, excused requests and faults. */
export function tableOf(server: string, seed: number, counts: readonly Count[]): string {
  const lines = counts.map(({ abuse, requests, statuses, excused, faults }) => [
    abuse,
    String(requests),
    [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, times]) => `${status || "none"} × ${times}`)
      .join(", "),
    String(excused),
    String(faults.length),
  ]);
  const sum = (of: (count: Count) => number) =>
    String(counts.reduce((total, count) => total + of(count), 0));
  const rows = [
    ["abuse", "requests", "statuses", "excused", "faults"],
    ...lines,
    [
      "all",
      sum(({ requests }) => requests),
      "",
      sum(({ excused }) => excused),
      sum(({ faults }) => faults.length),
    ],
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const text = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  return `${server}, seed ${seed}\n${text.join("\n")}\n`;
}
