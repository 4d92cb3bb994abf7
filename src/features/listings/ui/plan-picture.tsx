import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingSummary } from "#features/listings/model/summary.ts";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { ListingPicture } from "./photograph.tsx";

/** One layout as a framed sheet, with its title block: the picture beside a form. */
export function SheetPicture({ summary }: { summary: ListingSummary }) {
  const { t } = useLingui();
  const { name, areaSqYards, ratePerSqYard, photos } = summary;
  return (
    <figure className="relative h-full border border-ink p-1.5">
      <div className="relative h-full overflow-hidden border border-ink bg-mist">
        <ListingPicture
          sizes="50vw"
          summary={summary}
          eager
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <figcaption className="absolute right-5 bottom-5 flex flex-wrap rounded-[2px] border border-ink bg-card text-control [&>span]:px-4 [&>span]:py-2 [&>span+span]:border-l [&>span+span]:border-line">
        <span>
          <span className="block text-tiny text-muted">
            <Trans>Sheet</Trans>
          </span>
          <b className="font-semibold">{name}</b>
        </span>
        {areaSqYards !== null && (
          <span className="num">
            <span className="block text-tiny text-muted">
              <Trans>Layout area</Trans>
            </span>
            {t({ message: `${formatWhole(areaSqYards)} sq yd`, context: "standing alone" })}
          </span>
        )}
        {ratePerSqYard !== null && (
          <span className="num">
            <span className="block text-tiny text-muted">
              <Trans>Rate</Trans>
            </span>
            {formatRupees(ratePerSqYard)} {t`per sq yd`}
          </span>
        )}
        <span>
          <span className="block text-tiny text-muted">
            <Trans>Picture</Trans>
          </span>
          {photos.length > 0 ? <Trans>Photograph</Trans> : <Trans>Illustrative layout</Trans>}
        </span>
      </figcaption>
    </figure>
  );
}
