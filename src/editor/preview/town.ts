import * as area from "../../components/area-text/AreaText.module.css";
import * as hero from "../../sections/shared/PageHero.module.css";
import * as layout from "../../styles/layout.module.css";
import { element } from "../element";
import type { Values } from "../format/format";
import { pictureElement, textElement, textOf } from "./parts";

/** The head and the text of a town (src/templates/town.tsx), without its map. */
export const townPreview = (town: Values) =>
  element(
    "div",
    {},
    element(
      "section",
      { className: `${hero.hero} ${layout.ink} ${hero.town}` },
      element("div", { className: hero.picture }, pictureElement(town)),
      element(
        "div",
        { className: hero.front },
        element(
          "div",
          { className: layout.wrap },
          element("h1", { className: hero.title }, textOf(town, "title")),
          element(
            "div",
            { className: hero.row },
            element("p", { className: `${layout.lead} ${hero.lead}` }, textOf(town, "lead")),
          ),
        ),
      ),
    ),
    element(
      "section",
      { className: `${layout.wrap} ${layout.grid} ${area.area}` },
      element(
        "div",
        { className: area.words },
        element("h2", {}, textOf(town, "introTitle")),
        element("p", { className: layout.lead }, textOf(town, "introLead")),
        textElement(area.text, town),
      ),
    ),
  );
