import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const AAGUID_BYTES = 16;

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const base64url = (bytes: string | Buffer) => Buffer.from(bytes).toString("base64url");

interface Situation {
  readonly origin?: string;
  /** False for a device that asked for no finger, face or PIN. */
  readonly isVerified?: boolean;
}

/** An authenticator in software, as browsers would answer by it. */
export class SoftPasskey {
  readonly id = base64url(randomBytes(32));
  counter = 0;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  make(
    { challenge }: PublicKeyCredentialCreationOptionsJSON,
    situation: Situation = {},
  ): RegistrationResponseJSON {
    const authData = this.#authData(situation, HAS_CREDENTIAL, this.#credential());
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(authData)],
      ]),
    );
    const clientDataJSON = base64url(this.#clientData("webauthn.create", challenge, situation));
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject: base64url(Buffer.from(attestation)) },
    };
  }

  answer(
    { challenge }: Pick<PublicKeyCredentialRequestOptionsJSON, "challenge">,
    situation: Situation = {},
  ): AuthenticationResponseJSON {
    this.counter += 1;
    const authData = this.#authData(situation, 0);
    const clientData = this.#clientData("webauthn.get", challenge, situation);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign("sha256", signed, this.#keys.privateKey)),
      },
    };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Situation): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #authData({ isVerified = true }: Situation, more: number, credential = Buffer.alloc(0)) {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const site = sha256(new URL(this.#origin).hostname);
    return Buffer.concat([site, Buffer.of(flags), counter, credential]);
  }

  /** Of no make, its id, and the key as COSE has it: EC2, ES256, P-256, x, y. */
  #credential() {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([
      Buffer.alloc(AAGUID_BYTES),
      length,
      id,
      Buffer.from(isoCBOR.encode(cose)),
    ]);
  }
}
