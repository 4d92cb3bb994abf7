import type { Failure } from "#features/accounts/ui.ts";
import type { Agent } from "#features/admin/model/replies.ts";

/** Who the console is open for, as the server last said. */
export type Access =
  /** Nobody whom the server calls an agent: there is no such page. */
  | { readonly kind: "nobody" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "agent"; readonly agent: Agent }
  /** It was open; the second factor ended meanwhile. */
  | { readonly kind: "locked"; readonly agent: Agent };

/** True of an agent who has passed the second factor: something may be typed in the console. */
export function isInside(access: Access): boolean {
  const isKnown = access.kind === "agent" || access.kind === "locked";
  return isKnown && access.agent.secondFactor === "confirmed";
}

interface Asking {
  /** True where the agent came back to a console that had not been left: after signing in again. */
  readonly isBack: boolean;
  /** True where nobody is signed in any more, which the call for the agent does not tell. */
  readonly isSignedOut: boolean;
}

/** What the console is after the server said who is there: what is typed in it goes for nobody's bad line or lock. */
export function nextAccess(was: Access, said: Access, { isBack, isSignedOut }: Asking): Access {
  if (!("agent" in was && isInside(was))) return said;
  if (said.kind === "failed" || (said.kind === "nobody" && isSignedOut)) return was;
  const isLocked = said.kind === "agent" && said.agent.secondFactor === "needed";
  return isBack && isLocked ? { kind: "locked", agent: was.agent } : said;
}
