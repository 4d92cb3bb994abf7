import { msg } from "@lingui/core/macro";
import type { SizeBand } from "site-model/pdf";
import { formatRupees } from "#platform/i18n/formats.ts";
import type { PdfReader } from "./pdf-facts.ts";

/** Sizes are told in bands up to these, sq yd. */
const BANDS = [180, 200, 220, 250, 340, 530] as const;

/** How many plots of which size there are, and from what price. */
export function sizeBands({ plots, say }: PdfReader): readonly SizeBand[] {
  return BANDS.flatMap((most, i) => {
    const within = plots.filter(({ sqYards }) => sqYards <= most && sqYards > (BANDS[i - 1] ?? 0));
    const sizes = within.map(({ sqYards }) => sqYards);
    const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
    const free = within.filter(({ status }) => status === "available");
    if (within.length === 0) return [];
    return {
      sizes: say(msg`${smallest} to ${largest}`),
      plots: String(within.length),
      free: String(free.length),
      from:
        free.length > 0
          ? formatRupees(Math.min(...free.map(({ price }) => price)))
          : say(msg`none to be had`),
    };
  });
}
