import { open } from "node:fs/promises";
import type { ByteSource } from "./byte-source.ts";

/** A file as a source of ranges; open until it is closed, so that one put in its place is not mixed in. */
export async function openFileSource(path: string): Promise<ByteSource> {
  const file = await open(path, "r");
  const { size, mtimeMs } = await file.stat();
  return {
    byteLength: size,
    version: `${size}-${Math.round(mtimeMs)}`,
    getKey: () => path,
    getBytes: async (offset, length) => {
      const room = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      const { bytesRead } = await file.read(room, 0, room.byteLength, offset);
      return { data: room.buffer.slice(0, bytesRead) };
    },
    close: () => file.close(),
  };
}
