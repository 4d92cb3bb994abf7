import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import {
  isPictureFileName,
  type PictureStore,
  requireFileName,
  type StoredFile,
} from "./picture-store.ts";

/** A bucket that speaks the S3 protocol, with the keys to it. */
export interface BucketSettings {
  /** Origin of the service, without the bucket: "https://s3.ap-south-1.amazonaws.com". */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** A bucket that is silent for so long is away, ms. */
const GIVE_UP_AFTER_MS = 20_000;
const LISTED = /<Contents>([\s\S]*?)<\/Contents>/g;

/** The bucket does not do as asked, or does not answer. */
export class BucketError extends Error {
  /** True where it may do so later. */
  readonly isAway: boolean;

  /** @param answer its status, or why there is none */
  constructor(method: string, answer: number | string) {
    const isStatus = typeof answer === "number";
    const what = isStatus ? `answers ${answer} to` : "does not answer to";
    super(`The bucket of pictures ${what} ${method}${isStatus ? "" : ` (${answer})`}`);
    this.name = "BucketError";
    this.isAway = !isStatus || answer >= 500;
  }
}

/** What it says, or `BucketError`. A cause would look as if the database were away, which is asked the same way. */
async function heard<Said>(method: string, said: Promise<Said>): Promise<Said> {
  try {
    return await said;
  } catch (error) {
    const { name, cause } = error as Error;
    throw new BucketError(method, (cause as NodeJS.ErrnoException | undefined)?.code ?? name);
  }
}

/** Pictures as objects of a bucket; requests are signed by version 4 of the protocol's signature. */
export function bucketStore(
  settings: BucketSettings,
  fetch: typeof globalThis.fetch,
): PictureStore {
  const { endpoint, bucket, region, accessKey, secretKey } = settings;
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new AwsClient({ ...keys, region, service: "s3" });
  const root = `${endpoint.replace(/\/$/, "")}/${bucket}`;
  const ask = async (method: string, address: string, body?: Uint8Array): Promise<Response> => {
    const headers = {
      // Signed with the rest: bytes that changed on their way are refused.
      "x-amz-content-sha256": createHash("sha256")
        .update(body ?? "")
        .digest("hex"),
      ...(body && { "content-type": body.byteLength > 0 ? typeOf(address) : "" }),
    };
    const given = body && { body: new Uint8Array(body) };
    const signed = await client.sign(address, { method, headers, ...given });
    const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS);
    const reply = await heard(method, fetch(signed, { redirect: "error", signal }));
    if (reply.ok || reply.status === 404) return reply;
    await reply.body?.cancel();
    throw new BucketError(method, reply.status);
  };
  const addressOf = (name: string) => `${root}/${requireFileName(name)}`;
  return {
    async put(name, bytes) {
      const reply = await ask("PUT", addressOf(name), bytes);
      await reply.body?.cancel();
      if (reply.status === 404) throw new BucketError("PUT", 404);
    },
    async find(name) {
      const reply = await ask("GET", addressOf(name));
      if (reply.status !== 404) return new Uint8Array(await heard("GET", reply.arrayBuffer()));
      await reply.body?.cancel();
      return null;
    },
    async has(name) {
      return (await ask("HEAD", addressOf(name))).ok;
    },
    async remove(name) {
      const reply = await ask("DELETE", addressOf(name));
      await reply.body?.cancel();
    },
    list: () => listBucket((query) => ask("GET", `${root}?${query}`)),
  };
}

function typeOf(address: string): string {
  return address.endsWith(".avif") ? "image/avif" : "image/webp";
}

/** All pictures in the order of their names, page after page; other objects are passed over. */
async function* listBucket(ask: (query: string) => Promise<Response>) {
  for (let after = ""; ; ) {
    const from = after === "" ? "" : `&start-after=${encodeURIComponent(after)}`;
    const reply = await ask(`list-type=2${from}`);
    if (!reply.ok) throw new BucketError("GET", reply.status);
    const text = await heard("GET", reply.text());
    const found = [...text.matchAll(LISTED)].map(([, object = ""]) => ({
      name: /<Key>([^<]*)<\/Key>/.exec(object)?.[1] ?? "",
      storedAt: new Date(/<LastModified>([^<]*)</.exec(object)?.[1] ?? 0),
    }));
    for (const file of found) if (isPictureFileName(file.name)) yield file satisfies StoredFile;
    after = found.at(-1)?.name ?? "";
    if (after === "" || !text.includes("<IsTruncated>true<")) return;
  }
}
