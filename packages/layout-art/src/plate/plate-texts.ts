/** One cell of a fact sheet. */
export interface PlateFact {
  readonly label: string;
  readonly value: string;
  /** The same in another unit, or where it is from. */
  readonly note?: string;
  /** True where the note is what the value is for, "per sq yd": it goes wherever the value goes. */
  readonly noteIsUnit?: boolean;
}

/** What is stated of a layout, in the language of the page; what it does not state is left out. */
export interface PlateTexts {
  /** "Fact sheet". */
  readonly title: string;
  readonly name: string;
  readonly place: string;
  /** Figures first: worth most to a buyer. */
  readonly facts: readonly PlateFact[];
  /** What the listing says is near, below its label; null where it says nothing. */
  readonly near: PlateFact | null;
  /** "Listing P06180094959". */
  readonly listing: string;
  /** Where all is from, and when it was read; null where neither is known. */
  readonly source: string | null;
  /** "Illustrative layout, not a photograph", below its plan. */
  readonly notice: string;
}
