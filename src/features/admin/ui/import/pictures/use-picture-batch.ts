import { useBatchState } from "./use-batch-state.ts";
import { usePictureChoice } from "./use-picture-choice.ts";
import { usePictureSending } from "./use-picture-sending.ts";

/** Many pictures for many listings: matched by name, sent one after another, taken back. */
export function usePictureBatch() {
  const state = useBatchState();
  const { pictures, step, failure } = state;
  return { pictures, step, failure, ...usePictureChoice(state), ...usePictureSending(state) };
}

export type PictureBatch = ReturnType<typeof usePictureBatch>;
