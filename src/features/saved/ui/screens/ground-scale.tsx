import { useLingui } from "@lingui/react/macro";
import type { FootprintSize } from "layout-art";
import { footprintPath } from "#features/listings/ui.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import type { ComparedHome } from "./comparison-rows.ts";

/** Metres that the bar may stand for. */
const BAR_METRES = [10, 20, 50, 100, 200, 500, 1000] as const;
/** Of a column, that the bar takes at most. */
const BAR_SHARE = 0.6;
const HALVES = ["from", "to"] as const;

/** The ground that every picture has the room for, metres: the widest and the highest of the layouts. */
export function groundOf(homes: readonly ComparedHome[]): FootprintSize | null {
  const sizes = homes.flatMap(({ footprint }) => footprint ?? []);
  if (sizes.length === 0) return null;
  return {
    wide: Math.max(...sizes.map(({ wide }) => wide)),
    high: Math.max(...sizes.map(({ high }) => high)),
  };
}

interface GroundPictureProps {
  readonly home: ComparedHome;
  /** Metres that the room of every picture is wide. */
  readonly wide: number;
}

/** The ground of a layout at one scale with the others; nothing where it states no area. */
export function GroundPicture({ home: { summary, footprint }, wide }: GroundPictureProps) {
  const { t } = useLingui();
  if (!footprint) return null;
  return (
    <img
      src={footprintPath(summary)}
      alt={t`The ground of ${summary.name}, at one scale with the others`}
      width={Math.round(footprint.wide)}
      height={Math.round(footprint.high)}
      style={{ width: `${(100 * footprint.wide) / wide}%` }}
      className="h-auto"
    />
  );
}

/** How long a round length is in room that is `wide` metres wide. */
export function ScaleBar({ wide }: { wide: number }) {
  const { t } = useLingui();
  const metres = BAR_METRES.findLast((length) => length <= wide * BAR_SHARE) ?? BAR_METRES[0];
  const words = t`${formatWhole(metres)} m`;
  return (
    <div
      role="img"
      aria-label={t`Scale: the bar is ${words} long`}
      style={{ width: `${(100 * metres) / wide}%` }}
    >
      <div className="flex h-1.5 border border-ink">
        {HALVES.map((half) => (
          <i key={half} className="flex-1 odd:bg-ink" />
        ))}
      </div>
      <div className="num mt-0.5 flex min-w-max justify-between gap-1 text-tiny font-medium whitespace-nowrap">
        <span>0</span>
        <span>{words}</span>
      </div>
    </div>
  );
}
