import { Secret, TOTP } from "otpauth";

/** RFC 6238 with the values that every authenticator app takes for granted. */
const CODES = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps that a telephone's clock may be ahead or behind. */
const DRIFT_STEPS = 1;
const ISSUER = "Sthalam";

/** A new secret in base 32, as an app takes it typed in. */
export function newDeviceSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the picture that an app scans says. */
export function toDeviceUri(secret: string, email: string): string {
  return new TOTP({ ...CODES, issuer: ISSUER, label: email, secret }).toString();
}

/** The step (30 s since 1970) that a code belongs to; null when it is of none about now. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...CODES, secret });
  const timestamp = now.getTime();
  const drift = totp.validate({ token: code, timestamp, window: DRIFT_STEPS });
  return drift === null ? null : totp.counter({ timestamp }) + drift;
}
