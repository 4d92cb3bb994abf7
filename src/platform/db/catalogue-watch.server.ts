import { eq, sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { CATALOGUE_ID, catalogue } from "./schema.ts";

/** Name of the notification channel on which a change of the catalogue is told. */
export const CATALOGUE_CHANNEL = "catalogue";

/** Tells every process that the catalogue changed, once the transaction `tx` is committed. */
export async function announceCatalogueChange(tx: Db, version: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CATALOGUE_CHANNEL}, ${version})`);
}

/** Version of the catalogue: a hash of all its published listings, empty before an import. */
export async function readCatalogueVersion(db: Db): Promise<string> {
  const [row] = await db
    .select({ version: catalogue.version })
    .from(catalogue)
    .where(eq(catalogue.id, CATALOGUE_ID));
  return row?.version ?? "";
}

export interface CatalogueWatch {
  /** Tells the listeners when the version differs from the last one told. */
  saw(version: string): void;
  add(listener: (version: string) => void): () => void;
}

/** Keeps the listeners and tells each version once; `known` is the version at the start. */
export function watchCatalogue(known: string): CatalogueWatch {
  let last = known;
  const listeners = new Set<(version: string) => void>();
  return {
    saw(version) {
      if (version === last) return;
      last = version;
      for (const listener of listeners) listener(version);
    },
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Name of the notification channel on which changes of projects and their plots are told. */
export const PROJECTS_CHANNEL = "projects";

/** Tells every process that a project or its plots changed, once the transaction `tx` is committed. */
export async function announceProjectChange(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${PROJECTS_CHANNEL}, '')`);
}

/** Name of the notification channel on which changes of the site's settings are told. */
export const SETTINGS_CHANNEL = "settings";

/** Tells every process that the settings changed, once the transaction `tx` is committed. */
export async function announceSettingsChange(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${SETTINGS_CHANNEL}, '')`);
}

export interface ChangeWatch {
  tell(): void;
  add(listener: () => void): () => void;
}

/** Keeps the listeners to changes of one kind; each reads for itself what is new. */
export function watchChanges(): ChangeWatch {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
