import { type ComponentType, createContext, useContext } from "react";

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
