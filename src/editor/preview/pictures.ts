import type { ReactElement } from "react";
import * as prose from "../../components/prose/Prose.module.css";
import * as layout from "../../styles/layout.module.css";
import { pointIn } from "../focal-point";
import { element } from "../element";
import { itemsKey, type Values } from "../format/format";
import { pictureNamed, textOf } from "./parts";

/** Every picture of the list, cropped around its focal point to a narrow and to a wide shape, with its alternative text. */
export const picturesPreview = (list: Values): ReactElement =>
  element(
    "div",
    { className: layout.wrap },
    ...((list[itemsKey] ?? []) as Values[]).map((picture, index) =>
      element(
        "div",
        { key: index, className: prose.prose, style: { paddingBlock: "24px" } },
        element(
          "div",
          { style: { display: "flex", gap: "12px" } },
          cropped(picture, "3 / 4", 3),
          cropped(picture, "16 / 9", 7),
        ),
        element("p", {}, textOf(picture, "alt")),
      ),
    ),
  );

/** The picture in this shape; `share` is its part of the row. */
function cropped(picture: Values, aspectRatio: string, share: number): ReactElement {
  const [left, top] = pointIn(picture.focal) ?? [0.5, 0.5];
  const objectPosition = `${left * 100}% ${top * 100}%`;
  return element(
    "div",
    { style: { flex: share, aspectRatio } },
    pictureNamed(textOf(picture, "file"), { objectPosition }),
  );
}
