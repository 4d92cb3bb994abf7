import { join } from "node:path";
import { bucketStore } from "#platform/files/bucket-store.server.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import type { Config } from "#server/config/config.ts";

/** The store of pictures that the settings name: a bucket, else a folder. */
export function openPictureStore(config: Config): PictureStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = config;
  // Given together or not at all, which the settings are checked for.
  if (S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY && S3_SECRET_KEY) {
    const keys = { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
    const place = { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION };
    return bucketStore({ ...place, ...keys }, fetch);
  }
  return folderStore(config.MEDIA_DIR ?? join(config.DATA_DIR, "pictures"));
}
