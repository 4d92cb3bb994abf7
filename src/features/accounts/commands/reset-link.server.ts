import { digest, newToken } from "#features/accounts/credentials/secrets.server.ts";
import { MINUTE_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { resetLinks } from "#platform/db/schema.ts";

const LIFETIME_MS = 30 * MINUTE_MS;

/** What a link that sets a new password says; it works once. */
export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

/** Makes a link that sets a new password. */
export async function issueResetLink(
  tx: Db,
  to: { readonly accountId: string; readonly email: string; readonly now: Date },
): Promise<ResetLink & { readonly expiresAt: Date }> {
  const { accountId, email, now } = to;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await tx.insert(resetLinks).values({ tokenHash: digest(token), accountId, email, expiresAt });
  return { token, email, expiresAt };
}
