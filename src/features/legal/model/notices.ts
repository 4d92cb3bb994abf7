/** Words of a notice in all languages, as people agreed to them. */
interface NoticeVersion {
  /** The day from which it was shown. */
  readonly version: string;
  /** SHA-256 (hex) of its words; `scripts/notices.test.ts` says it for words that were changed. */
  readonly sha256: string;
}

/**
 * Every version of the notices that stand where people give their data, the one that is shown last.
 * Accounts, leads and alerts store the version that their owner saw. A word that is changed is a new version:
 * a test compares the words with the hash.
 */
export const NOTICES = {
  account: [
    {
      version: "2026-11-23",
      sha256: "dcf77f2647e90f3971540d2e35df75c6c9b605a587554d799f3651b24334ad6e",
    },
    {
      version: "2026-11-27",
      sha256: "71c089fc2b27429e79d4badf74d69e843bc1862af052dd39b911fae51f3a51d1",
    },
  ],
  lead: [
    {
      version: "2026-11-23",
      sha256: "cbb9efac429bf0d49f9a16df1ff670f7a6a4e00c8b1ba9409541e1e7d8d388e1",
    },
  ],
  alerts: [
    {
      version: "2026-11-27",
      sha256: "1049959c75a5d68cb4824ff039e088bf089d59cfcf1efb08ef8c0101c1dd2043",
    },
    {
      version: "2026-11-28",
      sha256: "1d0c3b81da2bb947bf26bfa96cbedd77977ce619cba92e0aa41e4b71b4ff656e",
    },
  ],
} as const satisfies Readonly<Record<string, readonly NoticeVersion[]>>;

export type NoticeName = keyof typeof NOTICES;

/** The version that is shown now. */
export function currentNotice(name: NoticeName): string {
  return NOTICES[name].at(-1)?.version ?? "";
}

/** The version as a browser names it, which may have shown an older one; else the current one. */
export function toNoticeVersion(name: NoticeName, named: string | undefined): string {
  const known = NOTICES[name].find(({ version }) => version === named);
  return known?.version ?? currentNotice(name);
}
