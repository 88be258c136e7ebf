/** Reads and writes YAML so that a file keeps its form. */
import { Document, parseDocument, visit, YAMLSeq } from "yaml";
import { newNode, patchDocument } from "./patch";
import { isSame } from "./tidy";

/** The value of `text`. */
export const readYaml = (text: string): unknown => parseDocument(text).toJS();

/** `value` as YAML, in the form of `source`, the text that it was read from; returns `source` itself if the value is the same. */
export function writeYaml(value: unknown, source?: string): string {
  const document = source === undefined ? fresh(value) : parseDocument(source);
  if (source !== undefined) {
    if (isSame(document.toJS(), value)) return source;
    patchDocument(document, value);
  }
  // Content has lists as [a, b] and groups as { a: b }; the library pads both or neither.
  visit(document, {
    Seq: (_, node) => {
      if (node.flow) node.toString = withoutPadding;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: false }).trimEnd();
}

function fresh(value: unknown): Document {
  const document = new Document();
  document.contents = newNode(document, value);
  return document;
}

function withoutPadding(
  this: YAMLSeq,
  ...[context, ...others]: Parameters<YAMLSeq["toString"]>
): string {
  return YAMLSeq.prototype.toString.call(
    this,
    context && { ...context, flowCollectionPadding: "" },
    ...others,
  );
}
