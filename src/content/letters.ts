/** The letters of the bundled fonts. Pages show other letters in a font of the visitor's machine; social pictures cannot. */

/**
 * ASCII, the accented letters of Spanish, French, Portuguese, German and Scandinavian names, and the punctuation of typeset English. Browsers
 * show other characters in a system font. Each further character would add about 40 bytes to both fonts, which load before the first view.
 */
export const letters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."áàâãäåæçéèêëíîïñóôõöøúûüßÁÄÅÇÉÈÊÍÑÓÖØÚÜ",
  // The first is a no-break space.
  ..."\u00a0–—‘’“”•…′″−×÷·°©®™¼½¾¡¿←→",
].join("");

/** What stands for a letter that the fonts lack: the same without accents, or the hyphen or space of the keyboard. */
const standIn = (letter: string) =>
  letter
    .replace(/\p{Zs}/u, " ")
    .replace(/[\u2010\u2011]/, "-")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace("đ", "d")
    .replace("ł", "l")
    .replace("Ł", "L");

/** `text` in letters of the bundled fonts; others are left out. */
export const drawable = (text: string): string =>
  [...text.normalize("NFC")]
    .map((letter) => (letters.includes(letter) ? letter : standIn(letter)))
    .filter((letter) => letters.includes(letter))
    .join("");

/** The first letter of `text` that {@link drawable} leaves out. */
export const undrawable = (text: string): string | undefined =>
  Array.from(
    new Intl.Segmenter("en").segment(text.normalize("NFC")),
    ({ segment }) => segment,
  ).find((letter) => !letters.includes(letter) && !letters.includes(standIn(letter)));
