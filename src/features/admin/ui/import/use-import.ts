import { useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import type {
  ImportLine,
  ImportPreview,
  ImportProgress,
  ImportResult,
} from "#features/listings/index.ts";

/** What was said of columns, by their numbers; empty for nothing of a listing. */
export type SaidColumns = Readonly<Record<number, string>>;

/** How a file is to be read. */
export interface SaidOfFile {
  readonly columns: SaidColumns;
  /** Whether an empty cell takes away what is stored. */
  readonly emptyClears: boolean;
}

const NOTHING_SAID: SaidOfFile = { columns: {}, emptyClears: false };

/** Which rows are brought in, and whether what is new is put on the site at once. */
export interface Wanted {
  readonly which: "all" | "good";
  readonly asDrafts: boolean;
}

/** A file that was to be brought in, and no answer or a refusal came: why, and what was wanted. */
export interface FailedTry {
  readonly code: string;
  readonly wanted: Wanted;
}

/** A file that was looked at: what it would change, and how the last try to bring it in failed. */
export interface CheckedFile {
  readonly kind: "checked";
  readonly file: File;
  readonly preview: ImportPreview;
  readonly said: SaidOfFile;
  readonly failed: FailedTry | null;
}

/** Where an import stands; a file once chosen stays until another one is. */
export type ImportState =
  | { readonly kind: "none" }
  | { readonly kind: "sending"; readonly file: File; readonly part: number }
  | CheckedFile
  | { readonly kind: "applying"; readonly file: File; readonly progress: ImportProgress | null }
  | {
      readonly kind: "applied";
      readonly file: File;
      readonly result: ImportResult;
      readonly asDrafts: boolean;
    }
  | { readonly kind: "failed"; readonly file: File; readonly code: string };

const PATH = "/api/agent/import";

type Answered<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly code: string };

/** Checks a file, then brings it in: the same file is sent twice, and kept nowhere between. */
export function useImport() {
  const { sendFile } = useConsoleCalls();
  const [state, setState] = useState<ImportState>({ kind: "none" });
  const send = async <Result extends ImportPreview | ImportResult>(
    file: File,
    query: URLSearchParams,
    onLine: (line: ImportLine) => void,
  ): Promise<Answered<Result>> => {
    const isFirst = !query.has("apply");
    const onSent = (part: number) => isFirst && setState({ kind: "sending", file, part });
    const onAnswer = (text: string) => onLine(lastLine(text));
    const sent = await sendFile({ path: `${PATH}?${query}`, file, onSent, onAnswer });
    if (!sent.ok) return sent;
    const line = lastLine(sent.body);
    if (line.result) return { ok: true, result: line.result as Result };
    // What came was cut off before it said what became of the file.
    return { ok: false, code: line.code ?? "unreadable" };
  };
  return {
    state,
    check: async (file: File, said = NOTHING_SAID) => {
      setState({ kind: "sending", file, part: 0 });
      const sent = await send<ImportPreview>(file, toQuery(said), () => undefined);
      if (!sent.ok) setState({ kind: "failed", file, code: sent.code });
      else setState({ kind: "checked", file, preview: sent.result, said, failed: null });
    },
    /** The rows that are not accepted, as a file; null where it could not be had. */
    refused: async (file: File, said: SaidOfFile): Promise<Blob | null> => {
      const query = toQuery(said);
      const sent = await sendFile({ path: `${PATH}/refused?${query}`, file });
      if (!sent.ok) return null;
      return new Blob(["\uFEFF", sent.body.replace(/^\uFEFF/, "")], { type: "text/csv" });
    },
    /** What was looked at stays until it is brought in, so that a failed try can be made again. */
    apply: async (checked: CheckedFile, wanted: Wanted) => {
      const { file, said } = checked;
      const { which, asDrafts } = wanted;
      setState({ kind: "applying", file, progress: null });
      const query = toQuery(said);
      query.set("apply", which);
      query.set("name", file.name);
      if (asDrafts) query.set("drafts", "1");
      const sent = await send<ImportResult>(file, query, ({ progress }) => {
        if (progress) setState({ kind: "applying", file, progress });
      });
      if (sent.ok) setState({ kind: "applied", file, result: sent.result, asDrafts });
      else setState({ ...checked, failed: { code: sent.code, wanted } });
    },
  };
}

function toQuery(said: SaidOfFile): URLSearchParams {
  const columns = Object.entries(said.columns).map(([at, target]) => `${at}=${target}`);
  return new URLSearchParams({
    ...(columns.length > 0 && { columns: columns.join(",") }),
    ...(said.emptyClears && { empty: "clear" }),
  });
}

/** The newest whole line of what has come so far. */
function lastLine(text: string): ImportLine {
  const lines = text.slice(0, text.lastIndexOf("\n") + 1).trimEnd();
  const line = lines.slice(lines.lastIndexOf("\n") + 1);
  try {
    return JSON.parse(line || "{}");
  } catch {
    return {}; // not an answer of ours
  }
}
