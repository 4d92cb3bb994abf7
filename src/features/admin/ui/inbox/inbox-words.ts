import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  type AnswerClock,
  type ClockBand,
  COUNTED_TO,
  type InboxLead,
  type InboxView,
  type LeadChannel,
  type LeadState,
  type LostReason,
  toLeadPlace,
  type VisitState,
} from "#features/leads/index.ts";
import { LEAD_KIND_WORDS, placeWords } from "#features/leads/ui.ts";
import { MINUTE_MS } from "#lib/time/time.ts";
import { formatWhole } from "#platform/i18n/formats.ts";

/** What was asked for, and of one that an agent entered how it came. */
export function askedWords({ channel, kind }: Pick<InboxLead, "channel" | "kind">) {
  return channel === "web" ? LEAD_KIND_WORDS[kind] : CHANNEL_WORDS[channel];
}

/** How a lead came. */
export const CHANNEL_WORDS: Record<LeadChannel, MessageDescriptor> = {
  web: msg`By the site`,
  phone: msg`Phone call`,
  whatsapp: msg`WhatsApp`,
  "walk-in": msg`Walk-in`,
};

export const STATE_WORDS: Record<LeadState, MessageDescriptor> = {
  new: msg`New`,
  talked: msg`Talked`,
  visited: msg`Visited`,
  negotiating: msg`Negotiating`,
  won: msg`Won`,
  lost: msg`Lost`,
};

/** Why a lead is lost. */
export const REASON_WORDS: Record<LostReason, MessageDescriptor> = {
  price: msg`Price`,
  location: msg`Place`,
  approval: msg`Approval`,
  "bought-elsewhere": msg`Bought elsewhere`,
  "not-reached": msg`Never reached`,
  "not-looking": msg`Not looking any more`,
  other: msg`Another reason`,
};

/** How a visit stands. */
export const VISIT_WORDS: Record<VisitState, MessageDescriptor> = {
  asked: msg`To be confirmed`,
  confirmed: msg`Confirmed`,
  done: msg`They came`,
  missed: msg`Nobody came`,
  cancelled: msg`Cancelled`,
};

export const VIEW_WORDS: Record<InboxView, MessageDescriptor> = {
  "to-answer": msg`To call`,
  "try-again": msg`Try again`,
  talked: msg`Talked`,
  visited: msg`Visited`,
  negotiating: msg`Negotiating`,
  won: msg`Won`,
  lost: msg`Lost`,
  all: msg`All`,
};

export const BAND_WORDS: Record<ClockBand, MessageDescriptor> = {
  past: msg`Over 24 hours`,
  soon: msg`Under 4 hours left`,
  calm: msg`4 hours or more left`,
};

const MINUTES_A_HOUR = 60;
const HOURS_SHOWN = 48;
const HOURS_A_DAY = 24;

/** A time span in words: "2 h 25 min", "3 days". */
export function useSpanWords(): (ms: number) => string {
  const { t } = useLingui();
  return (ms) => {
    const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
    const hours = Math.floor(minutes / MINUTES_A_HOUR);
    const rest = minutes % MINUTES_A_HOUR;
    if (hours === 0) return t`${rest} min`;
    if (hours < HOURS_SHOWN) return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
    const days = Math.floor(hours / HOURS_A_DAY);
    return t`${days} days`;
  };
}

/** What a clock says. */
export function useClockWords(): (clock: AnswerClock) => string {
  const { t } = useLingui();
  const span = useSpanWords();
  return (clock) => {
    if (clock.kind === "answered") {
      const after = span(clock.afterMs);
      return t`Talked after ${after}`;
    }
    if (clock.kind === "forgotten") return t`Details deleted`;
    if (clock.kind === "given-up") return t`Never reached`;
    const time = span(Math.abs(clock.leftMs));
    return clock.band === "past" ? t`${time} late` : t`${time} left`;
  };
}

/** A count as the inbox tells it: what is counted no further has a plus. */
export function countWords(count: number): string {
  return count < COUNTED_TO ? formatWhole(count) : `${formatWhole(COUNTED_TO)}+`;
}

/** What a lead or a visit is about, in one line: its layout or project and its plot; "" of the site itself. */
export function useLeadPlace(): (
  about: Pick<InboxLead, "mlsNumber" | "layout" | "plotNumber">,
) => string {
  const { i18n } = useLingui();
  return ({ mlsNumber, layout, plotNumber }) =>
    placeWords(i18n, toLeadPlace(layout ?? mlsNumber, plotNumber));
}
