import { DAY_MS, HOUR_MS, toIndiaMidnight } from "#lib/time/time.ts";

/** Hours in which notifications wait, full ones by the clock of India; the second is not part of them. */
export interface QuietHours {
  readonly isQuiet: boolean;
  readonly fromHour: number;
  readonly toHour: number;
}

/** What holds until somebody sets others: from nine in the evening to eight in the morning. */
export const USUAL_QUIET_HOURS: QuietHours = { isQuiet: true, fromHour: 21, toHour: 8 };

/** When quiet hours that hold at a moment end; null where none hold. */
export function quietUntil(at: Date, { isQuiet, fromHour, toHour }: QuietHours): Date | null {
  if (!isQuiet || fromHour === toHour) return null;
  const midnight = toIndiaMidnight(at.getTime());
  const hour = (at.getTime() - midnight) / HOUR_MS;
  const end = midnight + toHour * HOUR_MS;
  if (fromHour < toHour) return hour >= fromHour && hour < toHour ? new Date(end) : null;
  if (hour < toHour) return new Date(end);
  return hour >= fromHour ? new Date(end + DAY_MS) : null;
}
