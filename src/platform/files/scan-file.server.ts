import { createConnection } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** "away" when the scanner did not answer, or not in its own words. */
export type ScanResult = "clean" | "harmful" | "away";

/** Looks at the bytes of a file before anything else reads them. */
export type ScanFile = (
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
) => Promise<ScanResult>;

const GIVE_UP_AFTER_MS = 30_000;
/** What clamd takes in one piece; its own default for a whole file is 100 MB. */
const MOST_PIECE_BYTES = 1024 * 1024;

/**
 * Asks a ClamAV daemon by its INSTREAM command (clamd(8)). `address` is `unix:/run/clamav/clamd.ctl`
 * or `tcp://127.0.0.1:3310`. The daemon's answer is believed only when it is one of the two it has.
 */
export function openScanner(address: string): ScanFile {
  const { protocol, pathname, hostname, port } = new URL(address);
  const place = protocol === "unix:" ? { path: pathname } : { host: hostname, port: Number(port) };
  return async (bytes) => {
    const socket = createConnection({ ...place, timeout: GIVE_UP_AFTER_MS });
    socket.on("timeout", () => socket.destroy(new Error("clamd does not answer")));
    const answer = readAnswer(socket);
    // Clamd may close before all is sent, as it does beyond its limit: then its answer says why.
    const sent = pipeline(Readable.from(toCommand(bytes)), socket, { end: false });
    try {
      const [said] = await Promise.all([answer, sent.catch(() => undefined)]); // the answer tells
      if (said === "stream: OK") return "clean";
      return said.startsWith("stream: ") && said.endsWith(" FOUND") ? "harmful" : "away";
    } catch {
      return "away"; // not there, silent or cut off: whoever asks decides what then
    } finally {
      socket.destroy();
    }
  };
}

async function readAnswer(socket: Readable): Promise<string> {
  let said = "";
  for await (const piece of socket) {
    said += String(piece);
    if (said.includes("\0") || said.length > 1000) break;
  }
  return said.replace(/\0.*$/s, "");
}

/** The command, each piece after its length (four bytes, big end first), and a piece of nothing. */
async function* toCommand(bytes: Parameters<ScanFile>[0]): AsyncGenerator<Uint8Array> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of bytes)
    for (let from = 0; from < piece.byteLength; from += MOST_PIECE_BYTES) {
      const part = piece.subarray(from, from + MOST_PIECE_BYTES);
      yield lengthOf(part);
      yield part;
    }
  yield lengthOf(new Uint8Array());
}

function lengthOf({ byteLength }: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(byteLength);
  return length;
}
