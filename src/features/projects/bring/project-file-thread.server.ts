// Reads a project's file on a thread of its own, so that nobody else waits for it.
import { serveThread } from "#platform/threads/serve-thread.server.ts";
import type { ProjectFileSaid } from "./project-file.ts";
import { readProjectFile } from "./read-project-file.server.ts";

/** What the thread is asked to read. */
export interface ProjectFileToRead {
  readonly path: string;
  readonly said: ProjectFileSaid;
  /** The file as it is shown, as JSON; or what a project is made from. */
  readonly wants: "shown" | "brought";
}

async function* answer({ path, said, wants }: ProjectFileToRead) {
  const { file, brought } = await readProjectFile(path, said);
  // One text is handed over at once, where thousands of points would hold up who takes them.
  yield wants === "shown" ? JSON.stringify(file) : JSON.stringify(brought);
}

serveThread(answer);
