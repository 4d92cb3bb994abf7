// Reads a project's file on a thread of its own, so that nobody else waits for it.
import { serveThread } from "#platform/threads/serve-thread.server.ts";
import type { ProjectFileSaid } from "./project-file.ts";
import { readPriceFile, readProjectFile } from "./read-project-file.server.ts";

/** What the thread is asked to read. */
export interface ProjectFileToRead {
  readonly path: string;
  readonly said: ProjectFileSaid;
  /** The file as it is shown; what a project is made from; or a list of prices. All as JSON. */
  readonly wants: "shown" | "brought" | "prices";
}

async function* answer({ path, said, wants }: ProjectFileToRead) {
  if (wants === "prices") {
    yield JSON.stringify(await readPriceFile(path, said));
    return;
  }
  const { file, brought } = await readProjectFile(path, said);
  // One text is handed over at once, where thousands of points would hold up who takes them.
  yield wants === "shown" ? JSON.stringify(file) : JSON.stringify(brought);
}

serveThread(answer);
