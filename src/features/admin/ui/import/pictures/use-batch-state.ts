import { useState } from "react";
import { type BatchPicture, type PictureState, withChange } from "./picture-batch.ts";

/** What is being done to the pictures. */
export type BatchStep = "none" | "reading" | "ready" | "sending" | "taking-back";

/** Holds the pictures, what is being done to them, and what went wrong at last. */
export function useBatchState() {
  const [pictures, setPictures] = useState<readonly BatchPicture[]>([]);
  const [step, setStep] = useState<BatchStep>("none");
  const [failure, setFailure] = useState<string | null>(null);
  return {
    pictures,
    step,
    failure,
    setPictures,
    setStep,
    setFailure,
    /** Tells how far a picture is by now. */
    put: (id: string, state: PictureState) => setPictures((was) => withChange(was, id, { state })),
  };
}

export type BatchState = ReturnType<typeof useBatchState>;
