import {
  type AccountsContext,
  doneBy,
  recordEvent,
  type Session,
} from "#features/accounts/index.server.ts";
import {
  type Bringing,
  type Brought,
  bringProject,
  type PlotsContext,
} from "#features/projects/index.server.ts";

interface DraftContext {
  readonly plots: PlotsContext;
  readonly security: AccountsContext;
}

/**
 * Brings in a project as a draft; the security log says who did. A draft that comes again, because
 * the answer was lost, is brought once and told of once.
 */
export async function bringDraft(
  { plots, security }: DraftContext,
  session: Session,
  draft: Omit<Bringing, "published">,
): Promise<Brought> {
  return plots.db.transaction(async (tx) => {
    const brought = await bringProject({ ...plots, db: tx }, { ...draft, published: false });
    const event = { kind: "project-brought", ...doneBy(session) } as const;
    if (brought.ok && brought.isNew) await recordEvent({ ...security, db: tx }, event);
    return brought;
  });
}
