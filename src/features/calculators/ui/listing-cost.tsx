import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { costOfSize } from "#features/calculators/model/all-in-budget.ts";
import { sizeOf, wrongFields } from "#features/calculators/model/tool-inputs.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { CostLines } from "./cost-lines.tsx";
import { ToolField } from "./tool-form.tsx";
import { ToolResult } from "./tool-result.tsx";

interface ListingCostProps {
  readonly rate: Rupees;
  readonly plotSizes: { readonly min: SqYards; readonly max: SqYards } | null;
}

/** A usual plot here, sq yd. */
const USUAL_SQ_YARDS = 200;

/** What a plot of a size costs in all at a listing's rate; more of it in the tool. */
export function ListingCost({ rate, plotSizes }: ListingCostProps) {
  const { t } = useLingui();
  const usual = plotSizes
    ? Math.min(Math.max(USUAL_SQ_YARDS, plotSizes.min), plotSizes.max)
    : USUAL_SQ_YARDS;
  const [typed, setTyped] = useState(String(usual));
  const params = new URLSearchParams({ size: typed });
  const size = sizeOf(params);
  const tool = href("/tools/:tool?", { tool: "cost" });
  return (
    <section aria-labelledby="all-in-cost">
      <h2 id="all-in-cost" className="text-h2">
        <Trans>All-in cost of a plot</Trans>
      </h2>
      <div className="mt-5 grid items-start gap-6 md:grid-cols-[200px_1fr]">
        <form
          onInput={(event) => setTyped(String(new FormData(event.currentTarget).get("size") ?? ""))}
          onSubmit={(event) => event.preventDefault()}
        >
          <ToolField
            name="size"
            label={t`Plot size`}
            unit={t`sq yd`}
            params={params}
            wrong={wrongFields(params, ["size"])}
          />
        </form>
        <div>
          <ToolResult>
            {size !== null ? <CostLines cost={costOfSize(size, { ratePerSqYard: rate })} /> : null}
          </ToolResult>
          <LocalLink
            to={`${tool}?size=${encodeURIComponent(typed)}&rate=${rate}`}
            className="mt-2 inline-flex min-h-11 items-center text-small font-[550] text-river underline underline-offset-4 hover:text-river-deep"
          >
            <Trans>With the government value, and where the rates come from</Trans>
          </LocalLink>
        </div>
      </div>
    </section>
  );
}
