/** One cell of a fact plate. */
export interface PlateFact {
  readonly label: string;
  readonly value: string;
  /** The same in another unit, or where it is from. */
  readonly note?: string;
}

/** What is stated of a layout, in the picture's own language; what it does not state is left out. */
export interface PlateFacts {
  readonly name: string;
  readonly place: string;
  /** Figures first: worth most to a buyer. */
  readonly facts: readonly PlateFact[];
  /** "Near, as the listing says"; null where it says nothing. */
  readonly near: string | null;
  /** "Facts sheet of …, read on 20 November 2026"; null where neither is known. */
  readonly source: string | null;
  readonly id: string;
}
