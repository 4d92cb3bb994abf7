/** A day without visits, or hours of it. */
export interface Stretch {
  /** Such as "2026-12-25"; empty of one that is not chosen yet. */
  readonly day: string;
  /** Such as "14-18"; empty for all of it. */
  readonly hours: string;
}

/** The days and hours of a setting as it is stored. */
export function toStretches(value: string): Stretch[] {
  return value.split(",").flatMap((part) => {
    const [day = "", hours = ""] = part.trim().split(" ");
    return day === "" ? [] : [{ day, hours }];
  });
}

/** As a setting stores them; those without a day are left out. */
export function writeStretches(stretches: readonly Stretch[]): string {
  return stretches
    .filter(({ day }) => day !== "")
    .map(({ day, hours }) => `${day} ${hours}`.trim())
    .join(", ");
}
