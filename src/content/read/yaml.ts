/** Parses YAML and finds what does not parse, and what parses to something unintended. */
import { LineCounter, parseDocument, type Document } from "yaml";
import { finderIn, type Finder } from "./lines";
import type { YamlMistake, Problem } from "./types";
import { mistakesIn } from "./yaml-mistakes";
import { slipsIn } from "./yaml-slips";

export interface Parsed extends Finder {
  /** Plain maps, lists and scalars; no other objects. */
  value: unknown;
}

/** The place of the YAML in its file, and the fields that it may have. */
export interface Place {
  file: string;
  /** Number of lines above it in the file. */
  offset: number;
  /** Names of the fields of an entry. */
  names: readonly string[];
}

/** Parses `yaml`. Returns undefined if it cannot be used; `problems` then has the reasons. */
export function parseYaml(
  yaml: string,
  { file, offset, names }: Place,
  problems: Problem[],
): Parsed | undefined {
  const counter = new LineCounter();
  const report = (findings: readonly YamlMistake[]) => {
    for (const { position, message } of findings)
      problems.push({ file, line: counter.linePos(position).line + offset, message });
  };
  let document: Document;
  let mistakes: YamlMistake[];
  try {
    document = parseDocument(yaml, {
      lineCounter: counter,
      prettyErrors: false,
      stringKeys: true,
    });
    mistakes = mistakesIn(document, yaml, names);
  } catch {
    report([
      {
        position: 0,
        message: "this is not YAML: lists or fields stand too deep in one another",
      },
    ]);
    return undefined;
  }
  report(mistakes);
  if (mistakes.length > 0) return undefined;
  report(slipsIn(document, yaml));
  return { value: document.toJS(), ...finderIn(document, counter, offset) };
}
