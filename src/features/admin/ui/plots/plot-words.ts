import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSum } from "#features/listings/ui.ts";
import type { PlotAct, PlotChangeKind, PlotNow } from "#features/projects/index.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";

export type Status = PlotNow["status"];

/** In the order of the legend. */
export const STATUSES: readonly Status[] = ["available", "held", "booked", "sold"];

/** What each act's button says, in the order of the bar. */
export const ACT_WORDS: Readonly<Record<PlotAct, MessageDescriptor>> = {
  hold: msg`Hold`,
  extend: msg`Extend the hold`,
  "let-go": msg`Let go`,
  book: msg`Mark booked`,
  sell: msg`Mark sold`,
  free: msg`Make available`,
  price: msg`Change price`,
};

export const CHANGE_WORDS: Readonly<Record<PlotChangeKind, MessageDescriptor>> = {
  held: msg`Held`,
  extended: msg`Hold extended`,
  "let-go": msg`Let go`,
  booked: msg`Booked`,
  sold: msg`Sold`,
  freed: msg`Available again`,
  priced: msg`Price changed`,
  undone: msg`Undone`,
  "fell-back": msg`The hold ended`,
  "price-due": msg`The new price holds`,
};

/** Sums and moments in words of the console. */
export function usePlotFigures() {
  const { i18n } = useLingui();
  return {
    sum: useSum(),
    moment: (iso: string) => formatIndiaMoment(new Date(iso), toLanguage(i18n.locale)),
  };
}
