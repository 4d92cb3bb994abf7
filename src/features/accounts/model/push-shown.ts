/** The caller's own notifications of a topic, as `GET /api/agent/push` and `GET /api/alerts/push` tell them. */
export interface PushShown {
  /** What a browser subscribes with, base64url. */
  readonly publicKey: string;
  /** In which they wait: full hours by the clock of India. */
  readonly hours: { readonly isQuiet: boolean; readonly fromHour: number; readonly toHour: number };
  /** The newest first; times are ISO 8601. */
  readonly devices: readonly {
    readonly id: string;
    /** Browser and system in words. */
    readonly device: string;
    /** SHA-256 (hex) of its address at the push service: a browser knows itself by it. */
    readonly mark: string;
    readonly createdAt: string;
    /** When one last went there; null for never. */
    readonly lastSentAt: string | null;
  }[];
}
