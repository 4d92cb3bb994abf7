import { Trans, useLingui } from "@lingui/react/macro";
import {
  type PriceHistory,
  type PriceStep,
  percentChanged,
} from "#features/listings/model/changes/price-history.ts";
import { startOfIndiaDay } from "#lib/time/time.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { formatIndiaDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";

/** Price and status of a layout day by day, as long as this site has it. */
export function PriceSteps({ history }: { history: PriceHistory }) {
  const [newest] = history;
  if (!newest) return null;
  const day = <Day day={newest.day} />;
  if (history.length === 1 && newest.what === "listed")
    return (
      <p className="mt-4 text-muted">
        <Trans>On this site since {day}; price and status are the same since then.</Trans>
      </p>
    );
  return (
    <>
      <h3 className="mt-8 text-h3">
        <Trans>Price and status so far</Trans>
      </h3>
      <ol className="mt-3 border-y border-line">
        {history.map((step) => (
          <li
            key={`${step.day} ${step.what}`}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-line py-2.5 not-first:border-t"
          >
            <span className="num text-muted">
              <Day day={step.day} />
            </span>
            <StepText step={step} />
          </li>
        ))}
      </ol>
      <p className="mt-2 text-small text-muted">
        <Trans>
          As this site showed them at the end of each day. Asking rates, not sale prices.
        </Trans>
      </p>
    </>
  );
}

function Day({ day }: { day: string }) {
  const { i18n } = useLingui();
  const text = formatIndiaDate(startOfIndiaDay(day), toLanguage(i18n.locale));
  return <time dateTime={day}>{text}</time>;
}

function StepText({ step }: { step: PriceStep }) {
  switch (step.what) {
    case "sold-out":
      return <Trans>Sold out</Trans>;
    case "available":
      return <Trans>Plots available again</Trans>;
    case "taken-off":
      return <Trans>Taken off the site</Trans>;
    case "rate":
      return <ChangedRate {...step} />;
    case "listed": {
      if (step.rate === null) return <Trans>Listed without a rate</Trans>;
      const rate = formatRupees(step.rate);
      return <Trans>Listed at {rate} per sq yd</Trans>;
    }
    case "listed-again": {
      if (step.rate === null) return <Trans>Listed again, without a rate</Trans>;
      const rate = formatRupees(step.rate);
      return <Trans>Listed again at {rate} per sq yd</Trans>;
    }
  }
}

function ChangedRate({ before, rate }: Extract<PriceStep, { what: "rate" }>) {
  const [was, is] = [before, rate].map((rupees) => rupees !== null && formatRupees(rupees));
  if (before === null) return <Trans>Rate published: {is} per sq yd</Trans>;
  if (rate === null) return <Trans>Rate no longer published, before {was} per sq yd</Trans>;
  const percent = percentChanged(before, rate);
  return (
    <span>
      <Trans>
        {is} per sq yd, before {was}
      </Trans>{" "}
      <span className="text-muted">
        {rate > before ? <Trans>({percent}% more)</Trans> : <Trans>({percent}% less)</Trans>}
      </span>
    </span>
  );
}
