import { useLingui } from "@lingui/react/macro";
import { isPlotNumber } from "#features/leads/index.ts";

/** What a lead is about, in one line: its layout and its plot; "" of the site itself. */
export function useLeadPlace(): (layout: string | null, plot: string | null) => string {
  const { t } = useLingui();
  return (layout, plotNumber) => {
    const plot = plotNumber && isPlotNumber(plotNumber) ? t`plot ${plotNumber}` : plotNumber;
    return [layout, plot].filter(Boolean).join(", ");
  };
}
