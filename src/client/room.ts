/** The room on the visitor's sheet: kept in memory for the visit, until the next full load of a page (decision 46). */
import { useSyncExternalStore } from "react";
import { inHalves, type Room } from "../domain/screen";
import { fill } from "../domain/text";

let room: Room | undefined;
const listeners = new Set<() => void>();

/** Puts a room on the sheet of every closing call. */
export function putOnSheet(next: Room): void {
  room = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The room on the sheet in the words of content, for the title block and as a sentence; undefined without a room or without words. */
export function useRoomWords(words: Record<"size" | "line" | "fireplace", string> | null) {
  const onSheet = useSheetRoom();
  if (!onSheet || !words) return undefined;
  const values = { inches: onSheet.inches, feet: inHalves(onSheet.feet) };
  const end = onSheet.fireplace ? words.fireplace : "";
  return { size: fill(words.size, values), line: `${fill(words.line, values)}${end}` };
}

/** The room on the sheet; undefined before there is one, in the built HTML, and in the first render. */
export const useSheetRoom = (): Room | undefined =>
  useSyncExternalStore(
    subscribe,
    () => room,
    () => undefined,
  );
