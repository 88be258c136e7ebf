/** The field of a picture's focal point: a click on the picture, or two numbers. */
import type { ReactElement } from "react";
import { element } from "./element";
import { pictureAddress } from "./held";

/** The field's name in the editor's configuration. */
export const focalPointField = "focal-point";

type Point = readonly [left: number, top: number];

interface Props {
  value: unknown;
  /** The entry in the form; an Immutable Map. */
  entry?: { getIn(keys: string[]): unknown } | undefined;
  onChange: (point: Point) => void;
}

/** What a picture without a focal point is cropped around. */
const middle: Point = [0.5, 0.5];

const frameStyle = { position: "relative", width: "fit-content", cursor: "crosshair" };
const imageStyle = { maxWidth: "100%", maxHeight: "320px" };

const markStyle = ([left, top]: Point) => ({
  position: "absolute",
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: "20px",
  height: "20px",
  translate: "-50% -50%",
  border: "3px solid #fff",
  borderRadius: "50%",
  outline: "2px solid #000",
  pointerEvents: "none",
});

/**
 * The component of the field. The focal point of a new picture is its center. The picture is the one in the field `file` of the same item; it
 * is shown as soon as the editor holds it (held.ts).
 */
export function FocalPoint({ value, entry, onChange }: Props): ReactElement {
  const point = pointIn(value);
  const [left, top] = point ?? middle;
  return element(
    "div",
    {
      ref: (field: HTMLElement | null) => {
        if (field && !point) onChange(middle);
      },
    },
    element(
      "div",
      {
        style: frameStyle,
        onClick: (event: MouseEvent) => onChange(pointAt(event)),
        ref: (frame: HTMLElement | null) => void show(frame, entry),
      },
      element("img", { alt: "", style: imageStyle, hidden: true }),
      element("span", { style: markStyle([left, top]), hidden: true }),
    ),
    share("From the left", left, (next) => onChange([next, top])),
    share("From the top", top, (next) => onChange([left, next])),
  );
}

/** `value` as a focal point; undefined if it is not one. */
export function pointIn(value: unknown): Point | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [left, top] = value.map(Number);
  return left === undefined || top === undefined ? undefined : [left, top];
}

/** The place in the element that was clicked, as shares of its width and height. */
function pointAt({ currentTarget, clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = (currentTarget as Element).getBoundingClientRect();
  return [rounded((clientX - left) / width), rounded((clientY - top) / height)];
}

const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** A box for one of the two numbers. While it is empty, the point stays where it is. */
const share = (label: string, value: number, onChange: (value: number) => void) =>
  element(
    "label",
    { style: { display: "inline-block", margin: "8px 16px 0 0" } },
    `${label} `,
    element("input", {
      type: "number",
      min: 0,
      max: 1,
      step: 0.01,
      value,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        if (!Number.isNaN(target.valueAsNumber)) onChange(target.valueAsNumber);
      },
    }),
  );

/**
 * Shows the picture of the item that the field belongs to. The package does not pass the item to the field, so its keys are read from an
 * attribute in the page.
 */
async function show(frame: HTMLElement | null, entry: Props["entry"]): Promise<void> {
  const place = frame?.closest<HTMLElement>("[data-key-path]")?.dataset.keyPath ?? "";
  const file = entry?.getIn(["data", ...place.split(".").slice(0, -1), "file"]);
  const address = typeof file === "string" ? await pictureAddress(file) : undefined;
  if (!frame || address === undefined) return;
  const [image, mark] = frame.children as unknown as [HTMLImageElement, HTMLElement];
  if (image.getAttribute("src") !== address) image.src = address;
  image.hidden = mark.hidden = false;
}
