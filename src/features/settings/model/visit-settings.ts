import { parseClosed, parseHours, USUAL_RULES, type VisitRules } from "#features/leads/index.ts";
import type { SettingKey, SetValues } from "./settings.ts";

/** The settings of each weekday's hours, Sunday first as `getUTCDay` counts. */
const BY_WEEKDAY: readonly SettingKey[] = [
  "sundayHours",
  "mondayHours",
  "tuesdayHours",
  "wednesdayHours",
  "thursdayHours",
  "fridayHours",
  "saturdayHours",
];

/** When visits are offered by what owners have set. */
export function toVisitRules(set: SetValues): VisitRules {
  return {
    hours: BY_WEEKDAY.map((key, day) => {
      const read = set[key] === undefined ? undefined : parseHours(set[key]);
      return read === undefined ? (USUAL_RULES.hours[day] ?? null) : read;
    }),
    closed: parseClosed(set.visitsClosed ?? "") ?? [],
    minutes: Number(set.visitMinutes ?? USUAL_RULES.minutes),
    atOneLayout: Number(set.visitsAtOneLayout ?? USUAL_RULES.atOneLayout),
    cars: set.visitCars === undefined ? null : Number(set.visitCars),
  };
}
