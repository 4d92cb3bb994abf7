import type { ListedProject } from "#features/projects/model/listed-project.ts";
import type { LiveProjects } from "#features/projects/queries/live-projects.server.ts";
import { plots, projects } from "#platform/db/schema.ts";
import type { Wanted } from "./change-plots.server.ts";
import type { PlotEditor, PlotsContext } from "./write-plots.server.ts";

export const TEST_PROJECT = "kanuru-acres";
export const BUYER = { name: "Ravi Kumar", contact: "+919876543210" };

/** Agents of a test have no account: histories keep their address alone. */
export const byAgent = (email = "agent@plots.example"): PlotEditor => ({
  accountId: null as unknown as string,
  email,
});

/** A hold that ends so many seconds after a moment. */
export const holdFor = (now: Date, seconds = 3600): Wanted => ({
  what: "hold",
  until: new Date(now.getTime() + seconds * 1000),
  buyer: BUYER,
});

/** What a process would show: this project and nothing of its plots, as those are asked of the database. */
export function liveProjectsOf(
  project: Partial<Omit<ListedProject, "facts">> & {
    readonly facts: Partial<ListedProject["facts"]>;
  },
): LiveProjects {
  const all = () => [{ ...project, plots: [], drawn: null }];
  return { all, withDrafts: all } as unknown as LiveProjects;
}

/** A project of so many plots of 200 sq yd, all to be had. */
export async function makeTestPlots({ db, clock }: PlotsContext, count: number): Promise<void> {
  const changedAt = clock();
  const facts = { name: "Kanuru Acres", isSample: true };
  await db
    .insert(projects)
    .values({ slug: TEST_PROJECT, position: 2, facts, updatedAt: changedAt })
    .onConflictDoNothing();
  await db.insert(plots).values(
    Array.from({ length: count }, (_, i) => ({
      project: TEST_PROJECT,
      number: String(i + 1),
      position: i + 1,
      changedAt,
      sqYards: 200,
      facing: "E",
      status: "available",
      priceRupees: 4_000_000,
    })),
  );
}
