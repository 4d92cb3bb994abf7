import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { Checklist, Purchase } from "#features/calculators/model/checklists.ts";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";

/** Longer than any plot is numbered. */
const LONGEST_PLOT = 40;

interface PurchaseHeadProps {
  /** Null where it is not listed, or no longer. */
  readonly found: Purchase | null;
  /** What this device has of it. */
  readonly stored: Checklist | null;
  readonly onPlot: (plot: string) => void;
}

/** What a checklist is for, with the numbers that its papers should show. */
export function PurchaseHead({ found, stored, onPlot }: PurchaseHeadProps) {
  const { authority } = useRegion();
  return (
    <>
      <div className="mt-6">
        <TitleBlock columns={found ? "grid-cols-2 lg:grid-cols-4" : "grid-cols-2"}>
          <TitleCell name={found?.plot ? <Trans>Project</Trans> : <Trans>Layout</Trans>}>
            {found ? (
              <LocalLink to={found.path} lang="en" className="text-link">
                {found.name}
              </LocalLink>
            ) : (
              <PurchaseName name={stored?.name ?? ""} />
            )}
          </TitleCell>
          <TitleCell name={<Trans>Plot</Trans>}>
            {found?.plot ?? <PlotField plot={stored?.plot ?? ""} onPlot={onPlot} />}
          </TitleCell>
          {found && (
            <>
              <TitleCell name={<Trans>RERA registration</Trans>}>
                <AsListed number={found.registration} />
              </TitleCell>
              <TitleCell name={<Trans>{authority} / LP number</Trans>}>
                <AsListed number={found.permit} />
              </TitleCell>
            </>
          )}
        </TitleBlock>
      </div>
      <p className="mt-2 max-w-2xl text-small text-muted">
        {found ? (
          <Trans>
            Numbers as listed, not looked up by us. Each paper should name this layout, this plot
            and these numbers.
          </Trans>
        ) : (
          <Trans>This site does not list it. What you tick here stays on this device.</Trans>
        )}
      </p>
    </>
  );
}

/** As this device has it; empty where nothing was stored under a name. */
export function PurchaseName({ name }: { name: string }) {
  if (name === "") return <Trans>Not listed here</Trans>;
  return <span lang="en">{name}</span>;
}

function AsListed({ number }: { number: string }) {
  if (number !== "") return number;
  return (
    <span className="font-normal text-muted">
      <Trans>Not stated</Trans>
    </span>
  );
}

interface PlotFieldProps {
  readonly plot: string;
  readonly onPlot: (plot: string) => void;
}

/** Which plot of the layout it is; stored as it is typed, and a line to write on in print. */
function PlotField({ plot, onPlot }: PlotFieldProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useChosenEarly(field, plot, ({ value }) => onPlot(value));
  return (
    <input
      ref={field}
      value={plot}
      onChange={({ currentTarget }) => onPlot(currentTarget.value)}
      maxLength={LONGEST_PLOT}
      aria-label={t`Number of the plot`}
      placeholder={t`Its number`}
      autoComplete="off"
      className="h-11 w-full min-w-0 rounded border border-edge bg-card px-3 print:h-auto print:rounded-none print:border-x-0 print:border-t-0 print:border-ink print:px-0 print:placeholder:text-transparent"
    />
  );
}
