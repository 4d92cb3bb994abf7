import type { Difference } from "#features/listings/model/changes/differences.ts";
import type { ProblemReport } from "./problem-report.ts";
import type { TableAs } from "./table-report.ts";

/** A good row of a file, and what would become of it. */
export interface PreviewRow {
  readonly kind: "added" | "updated" | "unchanged";
  readonly mlsNumber: string;
  readonly name: string;
  readonly differences: readonly Difference[];
}

/** What an import would do. */
export type ImportPreview =
  | {
      readonly ok: true;
      readonly added: number;
      readonly updated: number;
      readonly unchanged: number;
      /** Facts of stored listings that would no longer be stated. */
      readonly cleared: number;
      /** The first 200 that are new or changed. */
      readonly rows: readonly PreviewRow[];
      readonly report: ProblemReport;
      readonly table: TableAs | null;
    }
  | {
      readonly ok: false;
      readonly code: "broken-file";
      readonly report: ProblemReport;
      readonly table: TableAs | null;
    };

/** How far an import is. */
export interface ImportProgress {
  readonly phase: "check" | "geocode" | "write";
  readonly done: number;
  /** Null while the file is read for the first time. */
  readonly total: number | null;
}

/** What an import did. */
export type ImportResult =
  | {
      readonly ok: true;
      readonly added: number;
      readonly updated: number;
      readonly unchanged: number;
      /** Stored listings that the file does not name; they stay as they are. */
      readonly left: number;
      /** Listings written without coordinates, because nobody could place their address. */
      readonly unplaced: number;
      readonly version: string;
      /** Of this import, to undo it by; null where nothing was changed. */
      readonly importId: string | null;
      /** What the table was taken for; null of a JSON list. */
      readonly table: TableAs | null;
      readonly report: ProblemReport;
    }
  | {
      readonly ok: false;
      /** `file-changed`: while it was imported. Nothing was written in any of these cases. */
      readonly code: "bad-rows" | "broken-file" | "importer-running" | "file-changed";
      readonly report: ProblemReport;
    };

/** One line of the answer of an import's call: how far it is, or at last what came of it or why nothing did. */
export interface ImportLine {
  readonly progress?: ImportProgress;
  readonly result?: ImportPreview | ImportResult;
  readonly code?: string;
}

/** What the undo of an import, or of a change of many, did. */
export interface ImportUndone {
  /** Listings that are as they were before; those that were new are off the site. */
  readonly undone: number;
  /** Listings that stay as they are: somebody changed them since, or a rule of today refuses what they were. */
  readonly left: readonly string[];
}

/** A file that was brought in. */
export interface PastImport {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
  /** Address of the agent, empty of a former one; null for the command line. */
  readonly actor: string | null;
  readonly fileName: string;
  readonly added: number;
  readonly updated: number;
  /** False where what was new was brought in as drafts. */
  readonly published: boolean;
  /** ISO instant; null while it stands. */
  readonly undoneAt: string | null;
}

/** A field that was set for many listings at once. */
export interface PastEdit extends Pick<PastImport, "id" | "at" | "actor" | "updated" | "undoneAt"> {
  /** Its path, or `published`. */
  readonly field: string;
  /** What it was set to, as the agent gave it. */
  readonly value: string;
}
