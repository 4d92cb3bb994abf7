import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { AREA_UNITS, type AreaUnit, fromSqYards } from "#features/calculators/index.ts";
import type { SqYards } from "#lib/units/units.ts";
import { formatDecimal } from "#platform/i18n/formats.ts";

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

/** An area with its other units behind one press. */
export function AreaWithUnits({ area }: { area: SqYards }) {
  const { i18n } = useLingui();
  const figure = formatDecimal(area, 0);
  return (
    <details className="group relative inline-block">
      <summary className="relative cursor-pointer list-none before:absolute before:inset-x-0 before:-inset-y-2.5 underline decoration-edge decoration-dotted underline-offset-4 [&::-webkit-details-marker]:hidden">
        <Trans context="standing alone">{figure} sq yd</Trans>
      </summary>
      <dl className="absolute left-0 z-20 mt-2 w-64 rounded-card border border-line bg-card p-4 text-small font-normal shadow-float">
        {AREA_UNITS.filter((unit) => unit !== "sq-yard").map((unit) => (
          <div key={unit} className="flex justify-between gap-4 py-0.5">
            <dt className="text-muted">{i18n._(UNIT_WORDS[unit].name)}</dt>
            <dd className="num">
              {formatDecimal(fromSqYards(area, unit), UNIT_WORDS[unit].decimals)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
