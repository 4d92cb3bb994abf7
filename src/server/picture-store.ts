import { join } from "node:path";
import { folderStore } from "#listings/pictures/folder-store.server.ts";
import type { PictureStore } from "#listings/pictures/picture-store.ts";
import type { Config } from "./config.ts";

/** The store of pictures that the settings name. */
export function openPictureStore({ MEDIA_DIR, DATA_DIR }: Config): PictureStore {
  return folderStore(MEDIA_DIR ?? join(DATA_DIR, "pictures"));
}
