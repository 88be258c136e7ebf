/** The real causes of mistakes that the YAML parser notices only later, or misunderstands. */
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  visit,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
} from "yaml";
import type { YamlMistake } from "./types";

/** The bracket or quotation mark that is opened before `position` and not closed where it should be. */
export function openedBefore(
  document: Document,
  yaml: string,
  position: number,
): YamlMistake | undefined {
  let found: YamlMistake | undefined;
  visit(document, {
    Node(_, node) {
      const message = openTrouble(node, yaml, position);
      if (message !== undefined) found = { position: node.range?.[0] ?? 0, message };
    },
  });
  return found;
}

function openTrouble(node: Node, yaml: string, position: number): string | undefined {
  const [start, end] = node.range ?? [position, position];
  if (start >= position) return undefined;
  const sign = yaml.charAt(start);
  const quoted = isScalar(node) && /^QUOTE/.test(node.type ?? "");
  if (!quoted && !(isCollection(node) && node.flow)) return undefined;
  const close = quoted ? sign : isMap(node) ? "}" : "]";
  if (end - start < 2 || yaml.charAt(end - 1) !== close)
    return quoted
      ? `the quotation mark ${sign} that is opened here is not closed; write ${sign} at the end of the value`
      : `the bracket ${sign} that is opened here is not closed; write ${close} at its end`;
  if (yaml.slice(end, position).trim() !== "" || yaml.slice(end, position).includes("\n"))
    return undefined;
  return quoted
    ? `the value goes on after its second quotation mark: one mark is missing or too many, or stands within the value; then put the other kind around it all ("…" around an apostrophe, '…' around a quotation)`
    : `the value goes on after ${close}; put the whole value in straight quotation marks`;
}

/** What is missing on the line at `position` if it should begin a list item; undefined if it should not. */
export function missingHyphen(yaml: string, position: number): string | undefined {
  const before = yaml.slice(0, yaml.lastIndexOf("\n", position - 1) + 1).split("\n");
  const line = yaml.slice(before.join("\n").length).split("\n")[0] ?? "";
  const own = line.trim();
  if (/^-[^\s-]/.test(own)) return `write a space after the hyphen: “- ${own.slice(1)}”`;
  const above = before
    .filter((other) => /^\s*[^\s#]/.test(other))
    .findLast((other) => indent(other) <= indent(line));
  return above !== undefined && indent(above) === indent(line) && /^\s*- /.test(above)
    ? `the hyphen is missing with which every entry of a list begins; write “- ${own}”`
    : undefined;
}

const indent = (line: string) => line.search(/\S|$/);

/** Keys that are twice in the same group. If a group in a list begins again, its hyphen is missing. */
export function doubleKeys(document: Document, yaml: string): YamlMistake[] {
  const begunAnew = new Set<YAMLMap>();
  return document.errors.flatMap(({ pos: [position] }): YamlMistake[] => {
    const name = /^[^:\n]*/.exec(yaml.slice(position))?.[0].trim() ?? "";
    const place = groupOf(document, position);
    if (place && begunAnew.has(place.map)) return [];
    if (place?.inList && startOf(place.map.items[0]) !== undefined) {
      const first = yaml.slice(startOf(place.map.items[0])).split(":")[0]?.trim();
      if (first === name && place.map.items.length > 2) {
        begunAnew.add(place.map);
        return [
          {
            position,
            message: `“${name}” stands twice in this entry of the list; where it begins a new entry, write a hyphen before it: “- ${name}: …”`,
          },
        ];
      }
    }
    return [{ position, message: `“${name}” stands twice; keep one of the two lines` }];
  });
}

const startOf = (pair: Pair | undefined) =>
  isNode(pair?.key) ? pair.key.range?.[0] : undefined;

/** The group that has a key at `position`. */
function groupOf(document: Document, position: number) {
  let found: { map: YAMLMap; inList: boolean } | undefined;
  visit(document, {
    Map(_, map, path) {
      if (!map.items.some((pair) => startOf(pair) === position)) return undefined;
      found = { map, inList: isSeq(path.at(-1)) };
      return visit.BREAK;
    },
  });
  return found;
}

/** A field name that a # makes a comment, although the lines below it are not comments. */
export function commentedKey(yaml: string, names: readonly string[]): YamlMistake | undefined {
  let position = 0;
  let last: YamlMistake | undefined;
  for (const line of yaml.split("\n")) {
    const name = /^# ?(\w+): *$/.exec(line)?.[1];
    if (name !== undefined && names.includes(name))
      last = {
        position,
        message: `the # makes “${name}” a comment, and what stands under it is none; take the # away, or put one before those lines, too`,
      };
    else if (!/^#/.test(line)) {
      if (last && /^ +\S/.test(line)) return last;
      last = undefined;
    }
    position += line.length + 1;
  }
  return undefined;
}
