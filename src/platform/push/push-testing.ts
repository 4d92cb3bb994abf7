import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { base64url, importJWK, jwtVerify } from "jose";
import type { Db } from "#platform/db/database.ts";
import type { ComposePush, PushResult, PushSender } from "./drain-push.server.ts";
import { pushPoster } from "./post-push.server.ts";
import { makeVapidPrivateKey, toVapidKey } from "./vapid-keys.server.ts";

/** The time of tests: 10 in the morning by the clock of India. */
export const MORNING = new Date("2026-11-23T04:30:00Z");

/** A sender whose notifications say which notes they are of; it asks this machine alone. */
export function senderOf(db: Db, changes: Partial<PushSender> = {}): PushSender {
  return {
    db,
    clock: () => MORNING,
    random: () => 0.5,
    keys: [toVapidKey(makeVapidPrivateKey())],
    subject: () => "mailto:office@plots.example",
    post: pushPoster({ isOwnMachine: true }),
    compose: { requests: composeKinds, saved: composeKinds },
    log: { warn: () => undefined },
    onEnd: (_result: PushResult) => undefined,
    ...changes,
  };
}

const composeKinds: ComposePush = (notes, language) => ({
  title: `${notes.length} in ${language}`,
  path: "/agent/leads",
  tag: "tag",
  body: notes.map(({ kind }) => kind).join(),
});

/** The keys of a browser's subscription, which a test can read messages with. */
export class TestBrowser {
  readonly #curve: ECDH = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly p256dh = this.#curve.generateKeys("base64url");
  readonly auth = this.#auth.toString("base64url");

  /** What a body of one record in aes128gcm says (RFC 8188, RFC 8291). Throws for what another could read. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const secret = this.#curve.computeSecret(theirs);
    const about = Buffer.concat([
      Buffer.from("WebPush: info\0"),
      Buffer.from(this.p256dh, "base64url"),
      theirs,
    ]);
    const ikm = Buffer.from(hkdfSync("sha256", secret, this.#auth, about, 32));
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync("sha256", ikm, salt, `Content-Encoding: ${name}\0`, length));
    const opened = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
    opened.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    // The last record ends with a 2 and zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"));
  }
}

/** What a push service was posted. */
export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service of this machine, which keeps what it is posted and answers as it is told. */
export async function openPushService() {
  const posted: Posted[] = [];
  const says = { status: 201, headers: {} as Record<string, string>, isSilent: false };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { url: path = "", headers } = request;
    posted.push({ path, headers, body: Buffer.concat(parts) });
    if (!says.isSilent) response.writeHead(says.status, says.headers).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    posted,
    says,
    origin,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Who a message's `Authorization` proves to come from (RFC 8292). Throws where its signature is not that key's. */
export async function readVapid(headers: IncomingHttpHeaders, publicKey: string) {
  const [, token = "", key = ""] =
    /^vapid t=([^,]+),\s*k=(\S+)$/.exec(headers.authorization ?? "") ?? [];
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: base64url.encode(point.subarray(1, 33)),
    y: base64url.encode(point.subarray(33)),
  };
  // Of the moment of the test alone: the token is made by the machine's own clock.
  const { payload } = await jwtVerify(token, await importJWK(jwk, "ES256"));
  return { key, payload };
}
