import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LeadPlace } from "#features/leads/model/lead-place.ts";

/**
 * What a lead, a visit or a hold is about, in one line: a plot is named with its layout or project, as
 * agents have many. Names stand as they are; "" of the site itself.
 */
export function placeMessage({ layout, plot }: LeadPlace): MessageDescriptor | string {
  if (plot === null) return layout ?? "";
  return layout === null ? msg`Plot ${plot}` : msg`Plot ${plot}, ${layout}`;
}

/** The same in a language. */
export function placeWords(i18n: Pick<I18n, "_">, place: LeadPlace): string {
  const said = placeMessage(place);
  return typeof said === "string" ? said : i18n._(said);
}
