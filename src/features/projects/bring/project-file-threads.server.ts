import { Admission, REFUSED } from "#platform/http/admission.ts";
import { readThread, ThreadLimitError } from "#platform/threads/read-thread.server.ts";
import type { BroughtPlots, PriceFile, ProjectFileSaid } from "./project-file.ts";
import type { ProjectFileToRead } from "./project-file-thread.server.ts";

/** The thread's module, in the source and in the build. */
const THREAD = new URL("./project-file-thread.server.ts", import.meta.url);

/** A drawing of 20 MB takes some seconds; one that is made to take long is given up. */
const LIMITS = { busyMs: 30_000, megabytes: 512 };
/** Files at once in a process, and how many wait for how long. */
const PLACES = { running: 1, waiting: 3, waitMs: 30_000 };

/** What was read of a file, or why it was not: others are being read, or it takes too much. */
export type FromThread<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: "busy" | "import-too-slow" };

/** Reads projects' files in a thread. */
export interface ProjectFileThreads {
  /** The `ProjectFile` as JSON. */
  readonly show: (path: string, said: ProjectFileSaid) => Promise<FromThread<string>>;
  readonly prices: (path: string, said: ProjectFileSaid) => Promise<FromThread<PriceFile>>;
  /** What a project is made from; null where the file has anything wrong in it. */
  readonly bring: (path: string, said: ProjectFileSaid) => Promise<FromThread<BroughtPlots | null>>;
}

/** The threads that read projects' files in a process: one at a time, and a few that wait. */
export function openProjectFileThreads(limits = LIMITS, places = PLACES): ProjectFileThreads {
  const admission = new Admission(new Map([["file", places]]));
  const ask = async (asked: ProjectFileToRead): Promise<FromThread<string>> => {
    try {
      const value = await admission.run("file", async () => {
        for await (const json of readThread<string>(THREAD, asked, limits)) return json;
        throw new Error("The thread gave nothing.");
      });
      return value === REFUSED ? { ok: false, code: "busy" } : { ok: true, value };
    } catch (error) {
      if (error instanceof ThreadLimitError) return { ok: false, code: "import-too-slow" };
      throw error;
    }
  };
  return {
    show: (path, said) => ask({ path, said, wants: "shown" }),
    prices: async (path, said) => {
      const read = await ask({ path, said, wants: "prices" });
      return read.ok ? { ok: true, value: JSON.parse(read.value) as PriceFile } : read;
    },
    bring: async (path, said) => {
      const read = await ask({ path, said, wants: "brought" });
      return read.ok ? { ok: true, value: JSON.parse(read.value) as BroughtPlots | null } : read;
    },
  };
}
