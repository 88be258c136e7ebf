/** Reads YAML, and writes it with the comments, quotation marks and line breaks of the text that it was read from. */
import { Document, parseDocument, visit, YAMLSeq } from "yaml";
import { newNode, patchDocument } from "./patch";
import { isSame } from "./tidy";

/** The value that `text` contains. */
export const readYaml = (text: string): unknown => parseDocument(text).toJS();

/**
 * `value` as YAML.
 * @param source the text that it was read from, whose comments and style are kept. It is returned unchanged if it has this value.
 */
export function writeYaml(value: unknown, source?: string): string {
  const document = source === undefined ? fresh(value) : parseDocument(source);
  if (source !== undefined) {
    if (isSame(document.toJS(), value)) return source;
    patchDocument(document, value);
  }
  // Content files have spaces inside { a: b } but not inside [a, b]. The library adds them to both or to neither.
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
