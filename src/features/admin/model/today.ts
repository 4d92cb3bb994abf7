import type { LeadsOfDay } from "#features/leads/index.ts";
import type { EndingHold } from "#features/projects/index.ts";

/** What waits for the agents, as `GET /api/agent/today` tells it. */
export interface Today extends LeadsOfDay {
  /** Plots whose hold ends within 24 hours, the first to end first. */
  readonly holds: readonly EndingHold[];
}
