import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ViewCode } from "layout-art/views";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";

const LABELS: Readonly<Record<ViewCode, MessageDescriptor>> = {
  plan: msg`Plan`,
  aerial: msg`Aerial view`,
  entrance: msg`Entrance`,
  clubhouse: msg`Clubhouse`,
  pool: msg`Swimming pool`,
  park: msg`Park`,
  "play-area": msg`Children’s play area`,
  courts: msg`Courts`,
  temple: msg`Temple`,
  road: msg`Road`,
  tank: msg`Overhead tank`,
  plate: msg`Fact sheet`,
};

/** What the pictures of listings show, in the visitor's language. */
export function useViewWords() {
  const { i18n, t } = useLingui();
  const label = (view: ViewCode) => i18n._(LABELS[view]);
  return {
    /** "Entrance". */
    label,
    /** What stands for the picture where it is not seen. */
    alt({ name, areaSqYards }: Pick<ListingSummary, "name" | "areaSqYards">, view: ViewCode) {
      const part = label(view);
      if (view === "plate") return `${part}: ${name}`;
      if (areaSqYards === null)
        return t`No drawing of ${name}, because its area is not given; not a photograph`;
      return view === "plan"
        ? t`Illustrative layout of ${name}, not a photograph`
        : t`${part}: illustrative layout of ${name}, not a photograph`;
    },
  };
}
