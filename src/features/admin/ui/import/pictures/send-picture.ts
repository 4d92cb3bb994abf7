import { codeOf, type Sent, sendFile } from "#features/admin/ui/listings/send-file.ts";
import type { PhotosReply } from "#features/listings/index.ts";
import type { FittingPicture } from "./picture-batch.ts";

/** What came of a picture that was sent. */
export type SendOutcome =
  | { readonly kind: "done"; readonly hash: string | null }
  /** `mayPass`: the connection or the server, not the picture; another try may do. */
  | { readonly kind: "failed"; readonly code: string; readonly mayPass: boolean };

/** The address of a listing's photographs. */
export function picturesPath(mlsNumber: string): string {
  return `/api/agent/listings/${encodeURIComponent(mlsNumber)}/pictures`;
}

/** Reads what the server answered to a picture. */
export function outcomeOf(sent: Sent): SendOutcome {
  if (sent.kind === "network") return { kind: "failed", code: "network", mayPass: true };
  const { status, text } = sent;
  if (status === 200) {
    const { added = null } = JSON.parse(text) as PhotosReply;
    return { kind: "done", hash: added };
  }
  return { kind: "failed", code: codeOf(text), mayPass: status === 429 || status >= 500 };
}

/** Sends a picture to its listing, telling how much of it is sent. */
export async function sendPicture(
  { open, listing }: FittingPicture,
  onSent: (part: number) => void,
): Promise<SendOutcome> {
  onSent(0);
  const file = await open().catch(() => null); // damaged within its archive, or taken away
  if (!file) return { kind: "failed", code: "picture-damaged", mayPass: false };
  return outcomeOf(await sendFile({ path: picturesPath(listing.mlsNumber), file, onSent }));
}
