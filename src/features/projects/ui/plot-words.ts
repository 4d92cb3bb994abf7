import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Facing, PlotStatus } from "site-model/terms";

/** Where a plot faces, as pages and PDFs say it. */
export const FACING_WORDS: Readonly<Record<Facing, MessageDescriptor>> = {
  N: msg`North`,
  NE: msg`North-east`,
  E: msg`East`,
  SE: msg`South-east`,
  S: msg`South`,
  SW: msg`South-west`,
  W: msg`West`,
  NW: msg`North-west`,
};

/** In the order of the legend. */
export const STATUS_WORDS: Readonly<Record<PlotStatus, MessageDescriptor>> = {
  available: msg`Available`,
  held: msg`Held`,
  booked: msg`Booked`,
  sold: msg`Sold`,
};
