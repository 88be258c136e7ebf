import * as layout from "../styles/layout.module.css";

/** A short word with a hyphen, such as Wi-Fi. */
const hyphened = /(\b\w{1,3}-\w{1,3}\b)/;

/** A text whose short hyphenated words stay on one line; browsers would break after every hyphen. */
export function NoBreakHyphens({ text }: { text: string }) {
  return (
    <>
      {text.split(hyphened).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={layout.whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
