/** Replaces the placeholders in a sentence of content: "in {region}" with `{ region: "Kent County" }`. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
