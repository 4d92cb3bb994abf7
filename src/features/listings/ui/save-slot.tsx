import { type ComponentType, createContext, useContext, useSyncExternalStore } from "react";

export interface SaveSlotProps {
  readonly mlsNumber: string;
  readonly name: string;
  /** A round heart on a card, a small one in a line, or heart and word among links. */
  readonly look: "card" | "popup" | "line";
}

/** The heart, filled in by the feature of saved homes, which this one does not know. */
export const SaveSlotContext = createContext<ComponentType<SaveSlotProps> | null>(null);

/** Where a listing can be saved. */
export function SaveSlot(props: SaveSlotProps) {
  const Heart = useContext(SaveSlotContext);
  return Heart && <Heart {...props} />;
}

/** Tells which listings are saved, and when that changes. */
interface SavedSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => { readonly ids: ReadonlySet<string> };
}

const NONE: ReadonlySet<string> = new Set();

/** Filled in beside the heart; null where nobody can save. */
export const SavedIdsContext = createContext<SavedSource | null>(null);

/** The saved listings of whoever is signed in; none in the HTML. */
export function useSavedIds(): ReadonlySet<string> {
  const source = useContext(SavedIdsContext);
  return useSyncExternalStore(
    source?.subscribe ?? subscribeToNothing,
    () => source?.current().ids ?? NONE,
    () => NONE,
  );
}

const subscribeToNothing = () => () => undefined;
