import { chmod, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { untilListening } from "#platform/http/until-listening.ts";
import { type BackupContext, writeBackup } from "./write-backup.server.ts";

/** Who takes nothing of what is there for this long is let go: pages on the embedded database wait meanwhile. */
const STALLED_AFTER_MS = 10_000;

interface BackupSocket {
  close(): Promise<void>;
}

/** Where the process that has the data folder open hands out backups of it. */
function socketOf(dataDir: string): string {
  return join(dataDir, "backup.sock");
}

/**
 * Hands a backup to whoever connects to the socket in the data folder, which only the folder's
 * owner may. The embedded database belongs to this process alone, so nobody else could make one.
 */
export async function openBackupSocket(
  dataDir: string,
  context: BackupContext,
  onProblem: (error: unknown) => void,
  stalledMs = STALLED_AFTER_MS,
): Promise<BackupSocket> {
  const path = socketOf(dataDir);
  await rm(path, { force: true }); // left by a process that was killed; the folder is ours now
  const server = createServer((socket) => {
    socket.setTimeout(stalledMs).on("timeout", () => {
      // Waiting for the database or for a picture is no fault of whoever takes it.
      if (socket.writableLength > 0) socket.destroy();
      else socket.setTimeout(stalledMs);
    });
    writeBackup(context, socket).catch(onProblem);
  });
  server.maxConnections = 1;
  server.listen(path);
  await untilListening(server, onProblem);
  await chmod(path, 0o600);
  return {
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * Writes to `out` the backup that the process with the data folder makes. One that breaks off is
 * found by `checkBackup`. Throws when no process answers there.
 */
export async function takeBackup(dataDir: string, out: Writable): Promise<void> {
  await pipeline(connect(socketOf(dataDir)), out);
}
