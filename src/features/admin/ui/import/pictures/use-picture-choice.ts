import { useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { usePhotoRefusals } from "#features/admin/ui/listings/photos/photo-refusals.ts";
import { byName, type PictureListing } from "#features/listings/index.ts";
import { useArchiveWords } from "./archive-words.ts";
import { checkPicture, type PictureFile } from "./check-picture.ts";
import { openChosen } from "./chosen-pictures.ts";
import { matchNames } from "./match-names.ts";
import { type BatchPicture, toBatchPicture, withChange } from "./picture-batch.ts";
import type { BatchState } from "./use-batch-state.ts";

/** Looks at one file after another, telling how many it has looked at. */
async function checkAll(
  files: readonly PictureFile[],
  listings: readonly (PictureListing | null)[],
  onRead: (files: number) => void,
): Promise<readonly BatchPicture[]> {
  const all: BatchPicture[] = [];
  for (const [at, file] of files.entries()) {
    all.push(toBatchPicture(file, await checkPicture(file), listings[at] ?? null, all));
    onRead(at + 1);
  }
  return all;
}

/** Takes pictures into a batch, each to the listing that its name tells or that it is given to. */
export function usePictureChoice({ step, setStep, setPictures, setFailure }: BatchState) {
  const { call } = useConsoleCalls();
  const refusalWords = usePhotoRefusals();
  const archiveWords = useArchiveWords();
  const [read, setRead] = useState(0);

  const match = async (names: readonly string[]) => {
    const matched = await matchNames(call, names);
    if (matched.ok) return matched.listings;
    setFailure(refusalWords(matched.code));
    return null;
  };

  const choose = async (files: readonly File[]) => {
    const before = step;
    setFailure(null);
    setStep("reading");
    setRead(0);
    const opened = await openChosen(files);
    if (!opened.ok) {
      setFailure(archiveWords(opened));
      return setStep(before);
    }
    const sorted = opened.files.toSorted((one, other) => byName(one.path, other.path));
    const listings = await match(sorted.map(({ path }) => path));
    if (!listings) return setStep(before);
    setPictures(await checkAll(sorted, listings, setRead));
    setStep("ready");
  };

  /** Gives a picture that fits none to the listing of a number; false where there is none. */
  const assign = async (id: string, number: string): Promise<boolean> => {
    setFailure(null);
    const matched = await match([number]);
    if (!matched) return true; // nobody knows, and why is told
    const [listing = null] = matched;
    if (listing) setPictures((was) => withChange(was, id, { listing }));
    return listing !== null;
  };

  return { read, choose, assign };
}
