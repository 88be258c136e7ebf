import * as prose from "../../components/prose/Prose.module.css";
import * as head from "../../sections/blog/ArticleHead.module.css";
import * as text from "../../sections/blog/ArticleText.module.css";
import * as layout from "../../styles/layout.module.css";
import { element } from "../element";
import type { Values } from "../format/format";
import { textElement, textOf } from "./parts";

/** The title and the text of an entry whose kind has no template of its own here. */
export const plainPreview = (entry: Values) =>
  element(
    "div",
    {},
    element(
      "header",
      { className: head.head },
      element("div", { className: layout.wrap }, element("h1", {}, textOf(entry, "title"))),
    ),
    element(
      "div",
      { className: `${layout.wrap} ${layout.grid} ${text.article}` },
      element("div", { className: text.text }, textElement(prose.prose, entry)),
    ),
  );
