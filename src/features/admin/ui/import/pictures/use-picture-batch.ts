import { useRef, useState } from "react";
import { usePhotoRefusals } from "#features/admin/ui/listings/photos/photo-refusals.ts";
import { codeOf, sendFile } from "#features/admin/ui/listings/send-file.ts";
import { isLocked, useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
import type { PictureListing } from "#features/listings/index.ts";
import { byName } from "#features/listings/index.ts";
import { useArchiveWords } from "./archive-words.ts";
import { checkPicture, type PictureFile, type PictureRefusal } from "./check-picture.ts";
import { openChosen } from "./chosen-pictures.ts";

/** A file that was chosen, where it goes, and how far it is. */
export interface BatchPicture extends Pick<PictureFile, "path" | "open"> {
  readonly id: string;
  readonly mark: string;
  readonly listing: PictureListing | null;
  readonly state:
    | { readonly kind: "ready" }
    | { readonly kind: "left-out"; readonly code: PictureRefusal }
    | { readonly kind: "sending"; readonly part: number }
    /** `hash` of the photograph that it became; null where the listing had it already. */
    | { readonly kind: "done"; readonly hash: string | null }
    | { readonly kind: "failed"; readonly words: string };
}

export type BatchStep = "none" | "reading" | "ready" | "sending" | "taking-back";

const NAMES_AT_ONCE = 100;
const TRY_AGAIN_MS = 2000;

const isDouble = (one: BatchPicture, all: readonly BatchPicture[]) =>
  all.some(
    (other) =>
      other.mark === one.mark &&
      other.listing?.mlsNumber === one.listing?.mlsNumber &&
      other.state.kind !== "left-out",
  );

/** Many pictures for many listings: matched by name, sent one after another, taken back. */
export function usePictureBatch() {
  const { call } = useConsoleCalls();
  const refusalWords = usePhotoRefusals();
  const archiveWords = useArchiveWords();
  const [pictures, setPictures] = useState<readonly BatchPicture[]>([]);
  const [step, setStep] = useState<BatchStep>("none");
  const [read, setRead] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const isStopped = useRef(false);
  const put = (id: string, state: BatchPicture["state"]) =>
    setPictures((was) => was.map((one) => (one.id === id ? { ...one, state } : one)));

  const match = async (names: readonly string[]) => {
    const found: (PictureListing | null)[] = [];
    for (let at = 0; at < names.length; at += NAMES_AT_ONCE) {
      const some = names
        .slice(at, at + NAMES_AT_ONCE)
        .map((name) => name.slice(-200).toWellFormed());
      const reply = await call<{ listings: (PictureListing | null)[] }>(
        "POST",
        "/api/agent/picture-matches",
        { names: some },
      );
      if (!reply.ok) {
        setFailure(refusalWords(reply.code));
        return null;
      }
      found.push(...reply.body.listings);
    }
    return found;
  };

  const choose = async (files: readonly File[]) => {
    const before = step;
    setFailure(null);
    setStep("reading");
    setRead(0);
    const opened = await openChosen(files);
    if (!opened.ok) setFailure(archiveWords(opened));
    const sorted = (opened.ok ? opened.files : []).toSorted((one, other) =>
      byName(one.path, other.path),
    );
    const listings = opened.ok && (await match(sorted.map(({ path }) => path)));
    if (!listings) return setStep(before);
    const all: BatchPicture[] = [];
    for (const [at, file] of sorted.entries()) {
      const { refusal, mark } = await checkPicture(file);
      const state = refusal
        ? ({ kind: "left-out", code: refusal } as const)
        : ({ kind: "ready" } as const);
      const { path, open } = file;
      const listing = listings[at] ?? null;
      const one = { id: crypto.randomUUID(), path, open, mark, listing, state };
      const isAgain = refusal === null && isDouble(one, all);
      all.push(isAgain ? { ...one, state: { kind: "left-out", code: "double" } } : one);
      setRead(at + 1);
    }
    setPictures(all);
    setStep("ready");
  };

  const sendOne = async (one: BatchPicture, isAgain = false): Promise<void> => {
    const { id, open, listing } = one;
    if (!listing) return;
    put(id, { kind: "sending", part: 0 });
    const file = await open().catch(() => null); // damaged within its archive, or taken away
    if (!file) return put(id, { kind: "failed", words: refusalWords("picture-damaged") });
    const path = `/api/agent/listings/${encodeURIComponent(listing.mlsNumber)}/pictures`;
    const sent = await sendFile({
      path,
      file,
      onSent: (part) => put(id, { kind: "sending", part }),
    });
    if (sent.kind === "answered" && sent.status === 200) {
      const { added } = JSON.parse(sent.text) as { added: string | null };
      return put(id, { kind: "done", hash: added });
    }
    const isBusy = sent.kind === "network" || sent.status === 429 || sent.status >= 500;
    if (isBusy && !isAgain && !isStopped.current) {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      return sendOne(one, true);
    }
    const code = sent.kind === "network" ? "network" : codeOf(sent.text);
    put(id, { kind: "failed", words: refusalWords(code) });
    if (isLocked(code)) {
      isStopped.current = true;
      await call("GET", "/api/agent/me");
    }
  };

  return {
    pictures,
    step,
    read,
    failure,
    choose,
    /** Gives pictures that fit none to the listing of a number; false where there is none. */
    assign: async (id: string, number: string): Promise<boolean> => {
      const [listing = null] = (await match([number])) ?? [];
      if (listing)
        setPictures((was) => was.map((one) => (one.id === id ? { ...one, listing } : one)));
      return listing !== null;
    },
    send: async () => {
      isStopped.current = false;
      setStep("sending");
      for (const one of pictures) {
        if (isStopped.current) break;
        if (one.listing && (one.state.kind === "ready" || one.state.kind === "failed"))
          await sendOne(one);
      }
      setStep("ready");
    },
    stop: () => {
      isStopped.current = true;
    },
    takeBack: async () => {
      setStep("taking-back");
      for (const { id, listing, state } of pictures) {
        if (state.kind !== "done" || state.hash === null || !listing) continue;
        const path = `/api/agent/listings/${encodeURIComponent(listing.mlsNumber)}/pictures/changes`;
        const reply = await call("POST", path, { what: "remove", hash: state.hash });
        if (reply.ok || reply.code === "no-such-photo") put(id, { kind: "ready" });
        else setFailure(refusalWords(reply.code));
      }
      setStep("ready");
    },
  };
}

export type PictureBatch = ReturnType<typeof usePictureBatch>;
