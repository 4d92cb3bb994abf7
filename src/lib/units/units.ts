/** A number that carries its unit in the type; `as SqYards` only where a unit is known from its source. */
type Unit<Name extends string> = number & { readonly unit: Name };

export type SqYards = Unit<"sq yd">;
export type Rupees = Unit<"rupee">;
export type Metres = Unit<"metre">;
export type Kilometres = Unit<"kilometre">;
export type Feet = Unit<"foot">;

/** Of the international foot, exactly. */
export const METRES_PER_FOOT = 0.3048;

/** Exactly, whichever yard. */
export const SQ_YARDS_PER_ACRE = 4840;
