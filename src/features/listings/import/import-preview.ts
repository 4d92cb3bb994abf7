import type { Difference } from "#features/listings/model/differences.ts";
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
