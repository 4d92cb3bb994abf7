import { Trans, useLingui } from "@lingui/react/macro";
import type { FootprintSize } from "layout-art";
import { footprintPath } from "#features/listings/ui.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { NorthArrow } from "#platform/map/map-frame.tsx";
import type { ComparedHome } from "./comparison-rows.ts";

/** Metres that the bar may stand for. */
const BAR_METRES = [10, 20, 50, 100, 200, 500, 1000] as const;
/** Of a column, that the bar takes at most. */
const BAR_SHARE = 0.6;
const HALVES = ["from", "to"] as const;

/** The ground that every column shows, metres: the widest and the highest of the layouts. */
export function groundOf(homes: readonly ComparedHome[]): FootprintSize | null {
  const sizes = homes.flatMap(({ footprint }) => footprint ?? []);
  if (sizes.length === 0) return null;
  return {
    wide: Math.max(...sizes.map(({ wide }) => wide)),
    high: Math.max(...sizes.map(({ high }) => high)),
  };
}

/** All layouts on one sheet at one scale, each over its own column; nothing where none has an area. */
export function ScaleSheet({ homes }: { homes: readonly ComparedHome[] }) {
  const { t } = useLingui();
  const ground = groundOf(homes);
  const sqYards = (area: number) => {
    const figure = formatWhole(area);
    return t({ message: `${figure} sq yd`, context: "standing alone" });
  };
  if (!ground) return null;
  return (
    <>
      <tr className="break-inside-avoid border-2 border-ink bg-card">
        <td className="w-0 align-top md:w-52 md:p-4">
          <span className="text-control font-semibold max-md:hidden">
            <Trans>One scale</Trans>
          </span>
          <span className="mt-1 block text-small text-muted max-md:hidden">
            <Trans>Areas as listed, outlines drawn by us.</Trans>
          </span>
        </td>
        {homes.map(({ summary, footprint }, at) => (
          <td
            key={summary.mlsNumber}
            className="relative border-line p-3 align-bottom max-md:not-last:border-r md:border-l md:px-5"
          >
            {at === 0 && <NorthArrow />}
            <div
              className="mt-13 flex items-end justify-center"
              style={{ aspectRatio: `${ground.wide} / ${ground.high}` }}
            >
              {footprint && (
                <img
                  src={footprintPath(summary)}
                  alt={t`The ground of ${summary.name}, at one scale with the others`}
                  width={Math.round(footprint.wide)}
                  height={Math.round(footprint.high)}
                  style={{ width: `${(100 * footprint.wide) / ground.wide}%` }}
                  className="h-auto"
                />
              )}
            </div>
            <p className="num mt-2 text-center text-small text-muted">
              {summary.areaSqYards === null ? (
                <Trans>Area not stated</Trans>
              ) : (
                sqYards(summary.areaSqYards)
              )}
            </p>
            <div className="mt-3 h-7">{at === 0 && <ScaleBar wide={ground.wide} />}</div>
          </td>
        ))}
      </tr>
      <tr className="md:hidden">
        <td colSpan={homes.length + 1} className="pt-2 text-small text-muted">
          <Trans>All at one scale. Areas as listed, outlines drawn by us.</Trans>
        </td>
      </tr>
    </>
  );
}

/** How long a round length is in a column that shows `wide` metres. */
function ScaleBar({ wide }: { wide: number }) {
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
