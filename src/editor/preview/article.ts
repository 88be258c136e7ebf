import * as picture from "../../components/picture/WidePicture.module.css";
import * as text from "../../sections/blog/ArticleText.module.css";
import { element } from "../element";
import type { Values } from "../format/format";
import { dayOf, pictureElement, textOf } from "./parts";
import { plainPreview } from "./plain";

/** The head and the text of an article (src/templates/article.tsx). */
export const articlePreview = (article: Values) =>
  plainPreview(
    article,
    element("div", { className: picture.wide }, pictureElement(article)),
    element(
      "div",
      { className: `${text.about} ${text.meta}` },
      element("b", {}, textOf(article, "category")),
      element("time", {}, dayOf(article, "date", { dateStyle: "long" })),
    ),
  );
