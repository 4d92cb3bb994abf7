import type { FileCalls } from "#features/admin/ui/calls/file-calls.ts";
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

/** Sends a picture to its listing, telling how much of it is sent. */
export async function sendPicture(
  sendFile: FileCalls["sendFile"],
  { open, listing }: FittingPicture,
  onSent: (part: number) => void,
): Promise<SendOutcome> {
  onSent(0);
  const file = await open().catch(() => null); // damaged within its archive, or taken away
  if (!file) return { kind: "failed", code: "picture-damaged", mayPass: false };
  const sent = await sendFile({ path: picturesPath(listing.mlsNumber), file, onSent });
  if (!sent.ok) return { kind: "failed", code: sent.code, mayPass: sent.mayPass };
  const { added = null } = JSON.parse(sent.body) as PhotosReply;
  return { kind: "done", hash: added };
}
