import type { Logger } from "pino";
import type { Db } from "#db/database.ts";
import { isDatabaseGone } from "#db/database-gone.ts";
import { sweepPhotos } from "#listings/pictures/listing-photos.server.ts";
import type { PictureStore } from "#listings/pictures/picture-store.ts";

const SWEEP_EVERY_MS = 3600_000;

/** Until closed, files of photographs that no listing names any more are removed every hour. */
export function sweepPictures(db: Db, store: PictureStore, log: Logger): { close(): void } {
  const sweep = () =>
    sweepPhotos({ db, store, clock: () => new Date() }).catch((error: unknown) => {
      if (!isDatabaseGone(error)) log.error({ err: error }, "unused pictures were not removed");
    });
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
