import { Trans, useLingui } from "@lingui/react/macro";
import { AREA_UNITS, fromSqYards } from "#features/calculators/index.ts";
import { UNIT_WORDS } from "#features/listings/ui/unit-words.ts";
import type { SqYards } from "#lib/units/units.ts";
import { formatDecimal } from "#platform/i18n/formats.ts";

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
