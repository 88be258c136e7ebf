/** The styles of the error screens. Inline, because style sheets are in every page and these screens are rarely shown. */
import type { CSSProperties } from "react";

const below = { marginTop: 22 };

export const look = {
  screen: { paddingBlock: "96px var(--section)", overflow: "clip" },
  title: { fontSize: "var(--text-h1)" },
  text: below,
  message: { ...below, color: "var(--amber)", overflowWrap: "anywhere" },
  actions: { ...below, display: "flex", flexWrap: "wrap", gap: 12 },
} satisfies Record<string, CSSProperties>;
