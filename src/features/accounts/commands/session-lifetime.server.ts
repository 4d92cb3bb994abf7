import { RETENTION } from "#features/legal/index.ts";
import { DAY_MS, HOUR_MS } from "#lib/time/time.ts";

/** When a session ends by itself: so long after it began, and so long after it was last used. */
interface SessionLifetime {
  readonly longestMs: number;
  readonly idleMs: number;
}

/** Every session ends by these, whoever it belongs to. */
export const LIFETIME: SessionLifetime = {
  longestMs: RETENTION.session.days * DAY_MS,
  idleMs: 7 * DAY_MS,
};
/** Agents see other people's names and numbers: a working week, and no night without use. */
export const LIFETIME_OF_AGENTS: SessionLifetime = { longestMs: 7 * DAY_MS, idleMs: 12 * HOUR_MS };

/** False once a session has come to its end, by its age or for want of use. */
export function isAlive(
  { createdAt, lastUsedAt }: { readonly createdAt: Date; readonly lastUsedAt: Date },
  { isOfTeam, now }: { readonly isOfTeam: boolean; readonly now: Date },
): boolean {
  const { longestMs, idleMs } = isOfTeam ? LIFETIME_OF_AGENTS : LIFETIME;
  const at = now.getTime();
  return at - createdAt.getTime() < longestMs && at - lastUsedAt.getTime() < idleMs;
}
