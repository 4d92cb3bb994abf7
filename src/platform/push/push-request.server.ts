import webPush from "web-push";
import { DAY_MS, SECOND_MS } from "#lib/time/time.ts";
import type { PushRequest } from "./post-push.server.ts";
import type { PushDevice } from "./push-devices.server.ts";
import type { VapidKey } from "./vapid-keys.server.ts";

/** A push service holds a message for a device that is away so long. */
export const HELD_MS = DAY_MS;

interface Sealing {
  readonly key: VapidKey;
  /** Whom the service may ask: an address such as "mailto:office@plots.example". */
  readonly subject: string;
  readonly text: object;
}

/** A message that a device's browser alone can read (RFC 8291), and that proves who sends it (RFC 8292). */
export function toPushRequest(
  { endpoint, p256dh, auth }: Pick<PushDevice, "endpoint" | "p256dh" | "auth">,
  { key: { publicKey, privateKey }, subject, text }: Sealing,
): PushRequest {
  const encoding = "aes128gcm";
  const { origin } = new URL(endpoint);
  const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(text), encoding);
  const proof = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, encoding);
  return {
    endpoint,
    headers: {
      "content-type": "application/octet-stream",
      "content-encoding": encoding,
      "content-length": cipherText.length,
      ttl: HELD_MS / SECOND_MS,
      urgency: "high",
      authorization: proof.Authorization,
    },
    body: cipherText,
  };
}
