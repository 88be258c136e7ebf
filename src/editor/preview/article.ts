import * as picture from "../../components/picture/WidePicture.module.css";
import * as prose from "../../components/prose/Prose.module.css";
import * as head from "../../sections/blog/ArticleHead.module.css";
import * as text from "../../sections/blog/ArticleText.module.css";
import * as layout from "../../styles/layout.module.css";
import { element } from "../element";
import type { Values } from "../format/format";
import { dayOf, pictureElement, textElement, textOf } from "./parts";

/** The head and the text of an article (src/templates/article.tsx). */
export const articlePreview = (article: Values) =>
  element(
    "article",
    {},
    element(
      "header",
      { className: head.head },
      element("div", { className: layout.wrap }, element("h1", {}, textOf(article, "title"))),
      element("div", { className: picture.wide }, pictureElement(article)),
    ),
    element(
      "div",
      { className: `${layout.wrap} ${layout.grid} ${text.article}` },
      element(
        "div",
        { className: `${text.about} ${text.meta}` },
        element("b", {}, textOf(article, "category")),
        element("time", {}, dayOf(article, "date", { dateStyle: "long" })),
      ),
      element("div", { className: text.text }, textElement(prose.prose, article)),
    ),
  );
