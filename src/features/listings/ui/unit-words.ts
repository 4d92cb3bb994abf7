import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AreaUnit } from "#features/calculators/index.ts";

/** Name of each unit, its short form, and the decimals it is shown with. */
export const UNIT_WORDS: Record<
  AreaUnit,
  { readonly name: MessageDescriptor; readonly short: MessageDescriptor; readonly decimals: number }
> = {
  "sq-yard": { name: msg`Square yards`, short: msg`sq yd`, decimals: 2 },
  "sq-foot": { name: msg`Square feet`, short: msg`sq ft`, decimals: 1 },
  "sq-metre": { name: msg`Square metres`, short: msg`sq m`, decimals: 2 },
  cent: { name: msg`Cents`, short: msg`cents`, decimals: 2 },
  acre: { name: msg`Acres`, short: msg`acres`, decimals: 4 },
  "ankanam-72": { name: msg`Ankanams of 72 sq ft`, short: msg`ankanams`, decimals: 2 },
  "ankanam-36": { name: msg`Ankanams of 36 sq ft`, short: msg`ankanams`, decimals: 2 },
};
