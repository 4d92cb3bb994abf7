import { type ArchiveProblem, type TileKind, toArchiveWords } from "./archive-problems.ts";
import { openFileSource } from "./file-source.server.ts";
import { TileArchive } from "./tile-archive.server.ts";

/** An archive in a file. Throws in words what is wrong with it, beginning with the path. */
export async function openArchiveFile(path: string, kind: TileKind): Promise<TileArchive> {
  const fail = (problem: ArchiveProblem) => new Error(`${path} ${toArchiveWords(problem)}`);
  const source = await openFileSource(path).catch((error: NodeJS.ErrnoException) => {
    throw fail({ code: "unreadable", reason: error.code ?? "unknown" });
  });
  const opened = await TileArchive.open(source, kind);
  if (opened.ok) return opened.archive;
  await source.close();
  throw fail(opened.problem);
}
