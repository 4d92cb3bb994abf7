export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** India has one time zone and no summer time. */
export const INDIA_TIME_ZONE = "Asia/Kolkata";
/** What the clock of India is ahead of UTC. */
export const INDIA_AHEAD_MS = 5.5 * HOUR_MS;
