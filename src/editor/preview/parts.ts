/** The parts that the previews of several kinds have. */
import type { ReactElement } from "react";
import { figureWords, parseText, renderText } from "../../content/markdown";
import { element } from "../element";
import { bodyKey, type Values } from "../format/format";
import { pictureAddress } from "../held";

/** The value of a field, as text; empty if it is not filled in. */
export const textOf = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/** The day in the field `name` in words, such as "January 22, 2025"; empty if there is none. */
export function dayOf(values: Values, name: string, options: Intl.DateTimeFormatOptions) {
  const day = new Date(textOf(values, name));
  if (Number.isNaN(day.getTime())) return "";
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(day);
}

/** The text below the fields, rendered as the build renders it (src/gatsby/texts.ts); pictures are loaded by showPictures. */
export function textElement(className: string | undefined, values: Values): ReactElement {
  const tokens = parseText(textOf(values, bodyKey));
  for (const token of tokens)
    if (token.type === "figure") {
      const { address, alt, caption } = figureWords(token);
      const words = caption ? `<figcaption>${caption}</figcaption>` : "";
      const name = address.startsWith("blob:") ? address : address.replace(/^.*\//, "");
      token.content = `<figure><img alt="${alt}" data-picture="${encodeURIComponent(name)}">${words}</figure>`;
    }
  return element("div", { className, dangerouslySetInnerHTML: { __html: renderText(tokens) } });
}

/** The picture in the field `picture` of an entry. */
export const pictureElement = (values: Values): ReactElement | undefined =>
  pictureNamed(textOf(values, "picture"));

/** The picture with this file name, or undefined if the name is empty. It is loaded by showPictures. */
export const pictureNamed = (name: string, style = {}): ReactElement | undefined =>
  name === ""
    ? undefined
    : element("img", { key: name, alt: "", style, "data-picture": encodeURIComponent(name) });

/** Loads each picture in `page` when it comes into view. Those that the editor does not hold show their alternative text. */
export function showPictures(page: HTMLElement | null): void {
  seen ??= new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes)
      if (isIntersecting) void load(target as HTMLImageElement);
  });
  for (const image of page?.querySelectorAll<HTMLImageElement>("img[data-picture]") ?? [])
    if (!image.hasAttribute("src")) seen.observe(image);
}

let seen: IntersectionObserver | undefined;

async function load(image: HTMLImageElement): Promise<void> {
  seen?.unobserve(image);
  const address = await pictureAddress(decodeURIComponent(image.dataset.picture ?? ""));
  if (address !== undefined) image.src = address;
}
