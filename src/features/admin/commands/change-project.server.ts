import {
  type AccountsContext,
  doneBy,
  recordEvent,
  type Session,
} from "#features/accounts/index.server.ts";
import type { PlotsContext } from "#features/projects/index.server.ts";

interface ProjectsContext {
  readonly plots: PlotsContext;
  readonly security: AccountsContext;
}

/** Changes a project as a whole; the security log says who did, or nothing is changed. */
export async function changeProject<Done extends { readonly ok: boolean }>(
  { plots, security }: ProjectsContext,
  session: Session,
  change: (context: PlotsContext) => Promise<Done>,
): Promise<Done> {
  return plots.db.transaction(async (tx) => {
    const done = await change({ ...plots, db: tx });
    const event = { kind: "project-changed", ...doneBy(session) } as const;
    if (done.ok) await recordEvent({ ...security, db: tx }, event);
    return done;
  });
}
