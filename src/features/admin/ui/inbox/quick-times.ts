import { DAY_MS, HOUR_MS, toIndiaMidnight } from "#lib/time/time.ts";

/** Times that a next step is mostly due at. */
export type QuickTime = "this-evening" | "tomorrow" | "in-3-days" | "in-a-week";

const [MORNING, EVENING] = [10, 18];

/** Those that are to come, by the clock of India; moments in ms since 1970. */
export function quickTimes(now: number): { readonly name: QuickTime; readonly at: number }[] {
  const midnight = toIndiaMidnight(now);
  const at = (days: number, hour: number) => midnight + days * DAY_MS + hour * HOUR_MS;
  const all = [
    { name: "this-evening", at: at(0, EVENING) },
    { name: "tomorrow", at: at(1, MORNING) },
    { name: "in-3-days", at: at(3, MORNING) },
    { name: "in-a-week", at: at(7, MORNING) },
  ] as const;
  return all.filter((time) => time.at > now);
}
