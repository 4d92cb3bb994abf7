import { useState } from "react";
import { type BatchPicture, type PictureState, withChange } from "./picture-batch.ts";
import { usePictureChoice } from "./use-picture-choice.ts";
import { usePictureSending } from "./use-picture-sending.ts";

/** What is being done to the pictures. */
export type BatchStep = "none" | "reading" | "ready" | "sending" | "taking-back";

/** Holds the pictures, what is being done to them, and what went wrong at last. */
function useBatchState() {
  const [pictures, setPictures] = useState<readonly BatchPicture[]>([]);
  const [step, setStep] = useState<BatchStep>("none");
  const [failure, setFailure] = useState<string | null>(null);
  return {
    ...{ pictures, step, failure },
    ...{ setPictures, setStep, setFailure },
    /** Tells how far a picture is by now. */
    put: (id: string, state: PictureState) => setPictures((was) => withChange(was, id, { state })),
  };
}

export type BatchState = ReturnType<typeof useBatchState>;

/** Many pictures for many listings: matched by name, sent one after another, taken back. */
export function usePictureBatch() {
  const state = useBatchState();
  const { pictures, step, failure } = state;
  return { pictures, step, failure, ...usePictureChoice(state), ...usePictureSending(state) };
}

export type PictureBatch = ReturnType<typeof usePictureBatch>;
