/** Registers the format of content files with the editor, whose script the page loads before this one (write.ts). */
import { markdownFormat, yamlFormat, type Values } from "./format";

interface Format {
  fromFile: (text: string) => Values;
  toFile: (values: Values) => string;
}

declare const CMS: {
  registerCustomFormat: (name: string, extension: string, format: Format) => void;
};

for (const { name, extension, ...format } of [markdownFormat, yamlFormat])
  CMS.registerCustomFormat(name, extension, format);
