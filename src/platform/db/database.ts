import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** What commands and queries take as `db`: a database of either kind, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type DatabaseKind = "postgresql" | "pglite";

export interface DatabaseConnections {
  /** Open ones, idle or not. */
  readonly open: number;
  readonly idle: number;
  /** Queries that wait for one. */
  readonly waiting: number;
}

/** An open database with its schema up to date. */
export interface Database {
  readonly db: Db;
  readonly kind: DatabaseKind;
  /** Resolves within 2 s when the database answers, else throws what `isDatabaseGone` knows. */
  ping(): Promise<void>;
  /** Connections of this process now; null for the embedded database, which has none. */
  connections(): DatabaseConnections | null;
  /**
   * Calls `listener` with the new version after each change of the catalogue, made by whichever
   * process; changes missed while the connection was down are told on reconnecting. Returns
   * what ends it.
   */
  onCatalogueChange(listener: (version: string) => void): () => void;
  /**
   * Calls `listener` after each change of a project or its plots, by whichever process, and when one
   * may have been missed. Returns what ends it.
   */
  onProjectChange(listener: () => void): () => void;
  /** The same of the site's settings. */
  onSettingsChange(listener: () => void): () => void;
  /** Lets running queries end, then closes connections and releases the folder. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgresql://…`; without it the embedded PGlite in `dataDir/db`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /**
   * Longest statement on PostgreSQL, and longest wait for a connection; 2 s unless told, so that a page never hangs
   * on a query.
   */
  readonly statementTimeoutMs?: number;
  /** Most connections to PostgreSQL at once; 10 unless told. */
  readonly connections?: number;
}
