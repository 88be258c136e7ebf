import { useRef, type ReactNode } from "react";
import { useInView } from "../../client/hooks";
import * as button from "../../components/Button.module.css";
import { PhoneLink } from "../../components/PhoneLink";
import { QuoteLink, useQuoteTarget } from "../../components/QuoteLink";
import { QuestionsLink } from "../../components/QuestionsLink";
import { useSite } from "../../components/site";
import { useRoomWords, useSheetRoom } from "../../client/room";
import { placeOf, type Room } from "../../domain/screen";
import { openHours } from "../../domain/hours";
import * as layout from "../../styles/layout.module.css";
import * as styles from "./ClosingCall.module.css";

interface Props {
  title: string;
  /** Label of the red button that asks for a quote; left out if there are others nearby. */
  quoteLabel?: string;
  /** Label of the button that leads to the contact page; the link to the questions for installers is below it. */
  contactLabel?: string;
  /** The usual house of an area, as content names it; left out, the sheet has a room. */
  house?: string | null;
  /** true if the section above has no padding at its bottom. */
  spaced?: boolean;
  /** The link to the page to read next (NextLink). */
  children?: ReactNode;
}

/**
 * The end of a page: the company's number, what happens next, and a sheet that is still empty. Footers show a slim band after it
 * (`data-closing-call`).
 */
export function ClosingCall({
  title,
  quoteLabel,
  contactLabel,
  house,
  spaced,
  children,
}: Props) {
  const { business, contactPage, navigation } = useSite();
  const { nextLine, freeLine, hours } = business;
  const { kind } = useQuoteTarget();
  return (
    <section className={`${layout.ink} ${spaced ? styles.spaced : ""}`} data-closing-call>
      <div className={`${layout.wrap} ${styles.call}`}>
        <BlankSheet house={house ?? "room"} />
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>
            <PhoneLink className={layout.number} />
          </p>
          <p className={`${layout.soft} ${styles.lead}`}>
            {[nextLine, freeLine, `${openHours(hours)}.`].filter(Boolean).join(" ")}
          </p>
          {quoteLabel && <QuoteLink label={quoteLabel} className={styles.button} />}
          {quoteLabel && kind === "portal" && (
            <p className={`${layout.note} ${styles.portal}`}>{navigation.portal}</p>
          )}
          {contactLabel && (
            <>
              <a
                href={contactPage.path}
                className={`${button.button} ${button.outlined} ${styles.button}`}
              >
                {contactLabel}
              </a>
              <QuestionsLink className={styles.portal} />
            </>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}

/** The outlines, in the units of the sheet: 600 × 400. `lamp` is the height at which the cable from above ends. */
const outlines: Record<string, { path: string; lamp: number }> = {
  room: { path: "M150 110H450V304H150Z", lamp: 168 },
  rowhouse: {
    path: "M226 84H374V304H226ZM220 84v-8H380v8M226 158H374M226 231H374M340 304h56v-8h-10v-8h-12M140 304V92M140 92H226M374 92H460V304",
    lamp: 196,
  },
  rancher: {
    path: "M112 212L300 132L488 212ZM136 212V304H464V212M352 150V120H384V166",
    lamp: 244,
  },
  "split foyer": {
    path: "M128 156L300 100L472 156ZM150 156V304H450V156M150 230H262M338 230H450M262 230V304M338 230V304M262 268H338",
    lamp: 196,
  },
};

/** The visitor's room in place of the outline, 24 units per foot: the floor, the screen on the wall at the left, a mantel, and the sofa. */
function sketchOf(room: Room): string {
  const { lowest, height } = placeOf(room);
  const [wall, floor] = [84, 304];
  const bottom = floor - lowest * 2;
  const eyes = wall + room.feet * 24;
  const mantel = room.fireplace ? `M${wall} ${floor - 108}h22v6h-6V${floor}` : "";
  return `M${wall} 110V${floor}H516M${wall + 6} ${bottom}v${-height * 2}${mantel}M${eyes - 28} ${floor}v-34h38l8-36h14v70zM${eyes + 16} ${floor - 84}a9 9 0 1 1-.1-1`;
}

/**
 * The sheet that is still empty, or has the visitor's room: an outline, and a cable that comes in from the left and ends in a lamp, which lights
 * when the sheet comes into view. Decorative.
 */
function BlankSheet({ house }: { house: string }) {
  const { blankSheet, room: words } = useSite().business;
  const room = useSheetRoom();
  const size = useRoomWords(words)?.size;
  const sheet = useRef<HTMLDivElement>(null);
  const seen = useInView(sheet, { margin: "-120px 0px", once: true });
  const { path = "", lamp = 0 } = outlines[room ? "room" : house] ?? outlines.room ?? {};
  const [first, ...others] = blankSheet;
  const title = [first, size, ...others].filter((part) => typeof part === "string");
  return (
    <div
      ref={sheet}
      className={`${styles.sheet} ${seen ? styles.lit : ""} ${room ? styles.filled : ""} ${layout.notPrinted}`}
      aria-hidden="true"
    >
      <svg viewBox="0 0 600 400">
        <linearGradient id="lamplight" x2="0" y2="1">
          <stop stopColor="var(--amber)" stopOpacity="0.3" />
          <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
        </linearGradient>
        <path
          stroke="var(--ink-line)"
          strokeWidth="1"
          d="M.5.5h599v399h-599zM150 52H450M72 110V304"
        />
        <path strokeWidth="1" d="M145 57l10-10M445 57l10-10M67 115l10-10M67 309l10-10" />
        <path d={room ? sketchOf(room) : path} />
        <path stroke="var(--blue-light)" d={`M-2400 -48H300V${lamp - 11}`} />
        <path
          className={styles.light}
          d={`M300 ${lamp}L${300 - (304 - lamp) / 2} 304h${304 - lamp}z`}
        />
        <circle className={styles.lamp} cx="300" cy={lamp} r="11" />
      </svg>
      <p className={`${layout.note} ${styles.block}`}>
        {title.map((part) => (
          <span key={part}>{`${part} `}</span>
        ))}
      </p>
    </div>
  );
}
