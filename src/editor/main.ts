/** The editor in the browser (decision 39). src/gatsby/editor/ bundles it. */
import "./no-eval";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { kinds } from "../content/kinds";
import { hasPreview } from "./config/collections";
import { editorConfig, type EditorSettings } from "./config/config";
import { FocalPoint, focalPointField } from "./focal-point";
import { formatOf, isMarkdown, readFile, writeFile, type Values } from "./format/format";
import { previewOf } from "./preview/preview";

const edited = kinds.filter(({ source }) => !("drawing" in source));

for (const kind of edited)
  CMS.registerCustomFormat(formatOf(kind), isMarkdown(kind) ? "md" : "yaml", {
    fromFile: (text: string) => readFile(kind, text),
    toFile: (values: Values) => writeFile(kind, values),
  });

for (const kind of edited.filter(hasPreview))
  CMS.registerPreviewTemplate(kind.type, previewOf(kind.type));

CMS.registerFieldType(focalPointField, FocalPoint);

const settings = JSON.parse(
  document.getElementById("settings")?.textContent ?? "{}",
) as EditorSettings;
if (settings.previewStyle) CMS.registerPreviewStyle(settings.previewStyle);
// The package's type is a union of all fields; tests check the configuration instead.
void CMS.init({ config: editorConfig(edited, settings) as unknown as CmsConfig });
