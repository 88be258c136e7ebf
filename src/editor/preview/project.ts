import * as sheet from "../../sections/gallery/ProjectSheet.module.css";
import * as text from "../../sections/gallery/ProjectPage.module.css";
import * as layout from "../../styles/layout.module.css";
import { labelOf } from "../config/labels";
import { element } from "../element";
import type { Values } from "../format/format";
import { dayOf, pictureElement, textElement, textOf } from "./parts";

const fact = (name: string, value: string) =>
  element("div", {}, element("dt", {}, labelOf(name)), element("dd", {}, value));

/** The head and the text of a project (src/templates/project.tsx). */
export const projectPreview = (project: Values) =>
  element(
    "div",
    {},
    element(
      "section",
      { className: layout.ink },
      element(
        "div",
        { className: `${layout.wrap} ${sheet.head}` },
        element("h1", { className: sheet.title }, textOf(project, "title")),
      ),
      pictureElement(project),
      element(
        "div",
        { className: layout.wrap },
        element(
          "dl",
          { className: sheet.facts },
          fact("category", textOf(project, "category")),
          fact("location", textOf(project, "location")),
          fact("finished", dayOf(project, "finished", { month: "long", year: "numeric" })),
        ),
      ),
    ),
    element(
      "section",
      { className: text.text },
      textElement(`${layout.wrap} ${layout.grid} ${text.body}`, project),
    ),
  );
