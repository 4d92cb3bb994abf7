import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { Illustration } from "./illustration.tsx";
import { ListingPicture } from "./photograph.tsx";

const FILL = "absolute inset-0 size-full object-cover";

/** One layout as a framed sheet, with its title block: the picture beside a form. */
export function SheetPicture({ summary }: { summary: ListingSummary }) {
  const { t } = useLingui();
  const { name, areaSqYards, ratePerSqYard, photos, views } = summary;
  return (
    <figure className="flex h-full flex-col border border-ink p-1.5">
      <div className="relative min-h-0 flex-1 overflow-hidden border border-ink bg-mist">
        {photos.length === 0 && views.includes("aerial") ? (
          <Illustration summary={summary} view="aerial" eager className={FILL} />
        ) : (
          <ListingPicture sizes="50vw" summary={summary} eager className={FILL} />
        )}
      </div>
      <figcaption className="flex flex-wrap border border-t-0 border-ink bg-card text-control [&>span]:flex-auto [&>span]:px-4 [&>span]:py-2 [&>span+span]:border-l [&>span+span]:border-line">
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
