/** What a field holds by its kind: so it is checked, read from a table, filled in and shown. */
export interface KindValues {
  readonly line: string;
  readonly paragraph: string;
  /** Sq yd of the layout, or of its plots: "49852 sq.yds". */
  readonly area: string;
  /** Sq yd of the smallest and largest plot: "162 - 525 sq.yds". */
  readonly sizes: string;
  /** Rupees per sq yd: "₹20000 per sq.yd". */
  readonly rate: string;
  /** "2026-11-22". */
  readonly date: string;
  /** Of the web. */
  readonly address: string;
  readonly addresses: string[];
  readonly entries: string[];
  /** Entries of the vocabulary of features, or in words of their own. */
  readonly features: string[];
  /** In WGS 84; null until geocoded. */
  readonly degrees: number | null;
  readonly "yes-no": boolean;
  /** One of the field's options. */
  readonly choice: string;
  /** The same; a stored one may be any text, as it was before it became a choice. */
  readonly status: string;
  /** Some of the field's options. */
  readonly choices: string[];
}
export type FieldKind = keyof KindValues;

/** Longest text of a line and a paragraph, in UTF-16 units. */
export const LONGEST = { line: 300, paragraph: 5000 } as const;

/** Where the console's form asks for a field; `place` is beside the map. */
export type FormGroup =
  | "basics"
  | "place"
  | "approval"
  | "price"
  | "features"
  | "plots"
  | "agent"
  | "house"
  | "sources";

/** Parts of the comparison: of land, and of what is built. */
export const COMPARISON_TABS = {
  land: ["overview", "price", "land", "approvals", "surroundings"],
  house: ["overview", "interior", "property", "hoa", "community"],
} as const;
export type ComparedKind = keyof typeof COMPARISON_TABS;
export type ComparisonTab = (typeof COMPARISON_TABS)[ComparedKind][number];

/** In which part a comparison of each kind shows something; unset for none. */
export type ComparedIn = {
  readonly [Kind in ComparedKind]?: (typeof COMPARISON_TABS)[Kind][number];
};

/**
 * Parts of the facts on a listing's page, in their order. What is not stated is named, but for the
 * `house` of land, and for `further`, which few listings state and nobody misses.
 */
export const FACT_PARTS = ["land", "layout", "supply", "house", "sale", "further"] as const;

/** A field of a listing. */
export interface FieldSpec {
  readonly kind: FieldKind;
  /** Its name: a message of the catalogue `fields`, which the mark i18n before it brings there. */
  readonly label: string;
  /** How it is written, under the field: a message as well. */
  readonly hint?: string;
  /** No listing is without it. */
  readonly required?: true;
  /** What a listing has that does not state it; empty else. */
  readonly usual?: string;
  /** What a line must look like. */
  readonly pattern?: RegExp;
  /** Largest number, either side of zero. */
  readonly within?: number;
  /** The values that it may have; "" stands for not stated. */
  readonly options?: readonly string[];
  /** Entries that are offered while typing, any other being as good. */
  readonly offers?: readonly string[];
  /** True for what may be set for many listings at once; unset for what is of one layout alone. */
  readonly many?: true;
  readonly form: FormGroup;
  /** Where the comparison shows it as it is stated; unset for none, or a row that reads more. */
  readonly compared?: ComparedIn;
  /** Where a listing's page shows it as it is stated, or says that it is not. */
  readonly fact?: (typeof FACT_PARTS)[number];
}
