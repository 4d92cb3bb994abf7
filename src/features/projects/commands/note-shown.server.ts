import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { projectShowings } from "#platform/db/schema.ts";

interface Shown {
  readonly project: string;
  /** False once it is taken off the site. */
  readonly isShown: boolean;
  readonly now: Date;
}

/** Writes down since when a project is on the site, or until when it was; what is so already stays. */
export async function noteShown(tx: Db, { project, isShown, now }: Shown): Promise<void> {
  const isOpen = and(eq(projectShowings.project, project), isNull(projectShowings.until));
  if (!isShown) await tx.update(projectShowings).set({ until: now }).where(isOpen);
  else if ((await tx.$count(projectShowings, isOpen)) === 0)
    await tx.insert(projectShowings).values({ project, since: now }).onConflictDoNothing();
}
