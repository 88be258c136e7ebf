import type { ReactElement } from "react";
import * as figures from "../../components/prose/Figures.module.css";
import * as prose from "../../components/prose/Prose.module.css";
import * as head from "../../sections/blog/ArticleHead.module.css";
import * as text from "../../sections/blog/ArticleText.module.css";
import * as layout from "../../styles/layout.module.css";
import { element } from "../element";
import type { Values } from "../format/format";
import { textElement, textOf } from "./parts";

/**
 * The title and the text of an entry whose kind has no template of its own here.
 * @param picture shown below the title.
 * @param about shown beside the text.
 */
export const plainPreview = (entry: Values, picture?: ReactElement, about?: ReactElement) =>
  element(
    "article",
    {},
    element(
      "header",
      { className: head.head },
      element("div", { className: layout.wrap }, element("h1", {}, textOf(entry, "title"))),
      picture,
    ),
    element(
      "div",
      { className: `${layout.wrap} ${layout.grid} ${text.article}` },
      about,
      element(
        "div",
        { className: text.text },
        textElement(`${prose.prose} ${figures.figures}`, entry),
      ),
    ),
  );
