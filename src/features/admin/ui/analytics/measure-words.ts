import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Measure } from "#features/analytics/index.ts";

export const MEASURE_WORDS: Record<Measure, MessageDescriptor> = {
  views: msg`Views`,
  saves: msg`Saves`,
  leads: msg`Leads`,
};

/** What exactly is counted. */
export const MEASURE_NOTES: Record<Measure, MessageDescriptor> = {
  views: msg`Times a layout’s page was opened. Search engines and other bots are left out.`,
  saves: msg`Layouts that buyers saved and still keep.`,
  leads: msg`Requests that came in.`,
};
