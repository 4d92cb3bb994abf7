import { Trans, useLingui } from "@lingui/react/macro";
import { formatWhole } from "#platform/i18n/formats.ts";
import { NorthArrow } from "#platform/map/map-frame.tsx";
import type { ComparedHome } from "./comparison-rows.ts";
import { GroundPicture, groundOf, ScaleBar } from "./ground-scale.tsx";

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
        {homes.map((home, at) => (
          <td
            key={home.summary.mlsNumber}
            className="relative border-line p-3 align-bottom max-md:not-last:border-r md:border-l md:px-5"
          >
            {at === 0 && <NorthArrow />}
            <div
              className="mt-13 flex items-end justify-center"
              style={{ aspectRatio: `${ground.wide} / ${ground.high}` }}
            >
              <GroundPicture home={home} wide={ground.wide} />
            </div>
            <p className="num mt-2 text-center text-small text-muted">
              {home.summary.areaSqYards === null ? (
                <Trans>Area not stated</Trans>
              ) : (
                sqYards(home.summary.areaSqYards)
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
