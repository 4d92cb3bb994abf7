/** A passkey as its owner sees it. */
export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}
