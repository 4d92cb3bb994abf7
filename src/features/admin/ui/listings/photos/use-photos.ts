import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFailureWords } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import type { AdminListing, Photo, PhotoKind, PhotosReply } from "#features/listings/index.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { PHOTO_KIND_WORDS } from "./photo-kinds.ts";
import { usePhotoRefusals } from "./photo-refusals.ts";

/** Where one file that is uploaded stands. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly state:
    | { readonly kind: "waiting" }
    /** Part that is sent, 0 to 1; at 1 the server makes its sizes. */
    | { readonly kind: "sending"; readonly part: number }
    | { readonly kind: "done" }
    | { readonly kind: "refused"; readonly words: string };
}

type Change =
  | { readonly what: "move"; readonly hash: string; readonly to: number }
  | { readonly what: "describe"; readonly hash: string; readonly alt: Photo["alt"] }
  | { readonly what: "describe"; readonly hash: string; readonly kind: PhotoKind }
  | { readonly what: "remove"; readonly hash: string }
  | { readonly what: "restore"; readonly photo: Photo; readonly to: number };

/** The photographs of a listing and what is done with them; `onChange` once any of it was done. */
export function usePhotos({ listing, photos: first }: AdminListing, onChange: () => unknown) {
  const { t, i18n } = useLingui();
  const { call, sendFile } = useConsoleCalls();
  const failureWords = useFailureWords();
  const refusalWords = usePhotoRefusals();
  const [photos, setPhotos] = useState(first);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [removed, setRemoved] = useState<{ photo: Photo; at: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const path = `/api/agent/listings/${encodeURIComponent(listing.mlsNumber)}/pictures`;
  const put = (id: string, state: Upload["state"]) =>
    setUploads((was) => was.map((one) => (one.id === id ? { ...one, state } : one)));

  /** True when it was stored. */
  const uploadOne = async (id: string, file: File): Promise<boolean> => {
    put(id, { kind: "sending", part: 0 });
    const onSent = (part: number) => put(id, { kind: "sending", part });
    const sent = await sendFile({ path, file, onSent });
    if (sent.ok) {
      setPhotos((JSON.parse(sent.body) as PhotosReply).photos);
      put(id, { kind: "done" });
      return true;
    }
    put(id, { kind: "refused", words: refusalWords(sent.code) });
    return false;
  };

  /** One after the other: a thin line is not shared, and the order is the one chosen. */
  const upload = async (files: readonly File[]) => {
    const fresh = files.map((file) => ({ id: crypto.randomUUID(), file }));
    const waiting = fresh.map(
      ({ id, file }): Upload => ({ id, name: file.name, state: { kind: "waiting" } }),
    );
    setUploads((was) => [...was.filter(({ state }) => state.kind !== "done"), ...waiting]);
    let stored = 0;
    for (const { id, file } of fresh) if (await uploadOne(id, file)) stored++;
    if (stored > 0) onChange();
  };

  const change = async (done: Change, said: string): Promise<boolean> => {
    const reply = await call<PhotosReply>("POST", `${path}/changes`, done);
    if (reply.ok) {
      setPhotos(reply.body.photos);
      onChange();
    }
    const words = reply.ok ? said : refusalWords(reply.code, failureWords(reply));
    setOutcome({ kind: reply.ok ? "success" : "failure", text: words });
    return reply.ok;
  };

  return {
    photos,
    uploads,
    outcome,
    removed,
    upload,
    move: (hash: string, to: number) =>
      change({ what: "move", hash, to }, t`Photograph ${to + 1} of ${photos.length} now.`),
    describe: (hash: string, alt: Photo["alt"]) =>
      change({ what: "describe", hash, alt }, t`Caption saved.`),
    classify: (hash: string, kind: PhotoKind) =>
      change({ what: "describe", hash, kind }, i18n._(PHOTO_KIND_WORDS[kind].chosen)),
    remove: async (photo: Photo) => {
      const at = photos.findIndex(({ hash }) => hash === photo.hash);
      if (await change({ what: "remove", hash: photo.hash }, t`Photograph removed.`))
        setRemoved({ photo, at });
    },
    restore: async () => {
      if (!removed) return;
      const { photo, at } = removed;
      if (await change({ what: "restore", photo, to: at }, t`The photograph is back.`))
        setRemoved(null);
    },
  };
}

export type PhotoEditor = ReturnType<typeof usePhotos>;
