/** The preview beside a form: the head and the text of an entry as the site shows them, and the pictures of the list. */
import "./preview.css";
import type { ReactElement } from "react";
import { element } from "../element";
import type { Values } from "../format/format";
import { hold, type Repository } from "../held";
import { articlePreview } from "./article";
import { showPictures } from "./parts";
import { picturesPreview } from "./pictures";
import { plainPreview } from "./plain";
import { projectPreview } from "./project";
import { townPreview } from "./town";

/** The templates by the type of the kind. */
const templates: Readonly<Record<string, (values: Values) => ReactElement>> = {
  Article: articlePreview,
  Picture: picturesPreview,
  Project: projectPreview,
  Town: townPreview,
};

interface Props extends Repository {
  entry: { toJS: () => unknown };
}

/** The component that the package renders for the kind `type`. */
export function previewOf(type: string) {
  const template = templates[type] ?? plainPreview;
  return function Preview({ entry, getAsset, getCollection }: Props) {
    hold({ getAsset, getCollection });
    const { data } = entry.toJS() as { data: Values };
    return element(
      "main",
      { ref: (page: HTMLElement | null) => showPictures(page) },
      template(data),
    );
  };
}
