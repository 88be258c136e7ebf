/** The company's telephone number. */

export interface Phone {
  /** As visitors read it: also with letters, such as (410) 555-WIRE, or an extension. */
  display: string;
  /** +, the country and all digits (E.164); also with an extension. */
  e164: string;
}

const extension = /\s*(?:;ext=|,|\b(?:extension|ext)\b\.?|x|#)\s*(\d{1,7})\s*$/i;

export interface PhoneParts {
  number: string;
  extension?: string | undefined;
}

/** The number and the extension in `text`. */
export const phoneParts = (text: string): PhoneParts => ({
  number: text.replace(extension, ""),
  extension: extension.exec(text)?.[1],
});

/** Number and extension of `phone`. */
export function partsOf({ display, e164 }: Phone): PhoneParts {
  const dialed = phoneParts(e164);
  return { ...dialed, extension: dialed.extension ?? phoneParts(display).extension };
}

/** What a phone dials: the comma is a pause before the extension. */
export function dialed(phone: Phone): string {
  const { number, extension: inner } = partsOf(phone);
  return inner === undefined ? number : `${number},${inner}`;
}

const keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/** The digits of `text`, in which letters are those of the keys of a phone. */
const digits = (text: string) =>
  text
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2))
    .replace(/\D/g, "");

/** Whether both forms of `phone` are the same number. */
export function isOneNumber({ display, e164 }: Phone): boolean {
  const [shown, dialed] = [phoneParts(display), phoneParts(e164)];
  if (
    dialed.extension !== undefined &&
    (shown.extension ?? dialed.extension) !== dialed.extension
  )
    return false;
  const whole = dialed.number.replace(/\D/g, "");
  return [whole, whole.replace(/^1/, "")].some(
    (number) =>
      shown.number.replace(/\D/g, "") === number ||
      // Phones ignore the letters behind the last digit.
      (/[a-z]/i.test(shown.number) && digits(shown.number).startsWith(number)),
  );
}
