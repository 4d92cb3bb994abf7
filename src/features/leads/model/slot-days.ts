import { formatIndiaDay, formatIndiaDayParts, formatIndiaHour } from "#platform/i18n/india-time.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** The slots of one day, in words of a language. */
export interface SlotDay {
  readonly day: string;
  /** The same in short parts. */
  readonly parts: ReturnType<typeof formatIndiaDayParts>;
  readonly slots: readonly { readonly startsAt: string; readonly time: string }[];
}

/** Slots, given as ISO instants in order, by the days that they are on in India. */
export function toSlotDays(slots: readonly string[], language: Language): SlotDay[] {
  const days = new Map<string, SlotDay & { slots: { startsAt: string; time: string }[] }>();
  for (const startsAt of slots) {
    const at = new Date(startsAt);
    const day = formatIndiaDay(at, language);
    const known = days.get(day) ?? { day, parts: formatIndiaDayParts(at, language), slots: [] };
    known.slots.push({ startsAt, time: formatIndiaHour(at, language) });
    days.set(day, known);
  }
  return [...days.values()];
}
