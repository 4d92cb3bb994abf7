import { useRef } from "react";
import { isLocked, useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { usePhotoRefusals } from "#features/admin/ui/listings/photos/photo-refusals.ts";
import { addedPhotos, type FittingPicture, picturesToSend } from "./picture-batch.ts";
import { picturesPath, sendPicture } from "./send-picture.ts";
import type { BatchState } from "./use-batch-state.ts";

const TRY_AGAIN_MS = 2000;

/** Sends the pictures of a batch one after another, and takes off again what was sent. */
export function usePictureSending(batch: BatchState) {
  const takeBack = useTakeBack(batch);
  const { pictures, setStep } = batch;
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  const sendOne = useSendOne(batch, { isStopped: () => isStopped.current, stop });

  const send = async () => {
    isStopped.current = false;
    setStep("sending");
    for (const one of picturesToSend(pictures)) {
      if (isStopped.current) break;
      await sendOne(one);
    }
    setStep("ready");
  };

  return { send, stop, takeBack };
}

interface Stopping {
  readonly isStopped: () => boolean;
  readonly stop: () => void;
}

/** Sends one picture, once more after a pause where it may pass; a console that was locked stops all. */
function useSendOne({ put }: BatchState, { isStopped, stop }: Stopping) {
  const { sendFile } = useConsoleCalls();
  const refusalWords = usePhotoRefusals();
  return async (one: FittingPicture) => {
    const tell = (part: number) => put(one.id, { kind: "sending", part });
    let outcome = await sendPicture(sendFile, one, tell);
    if (outcome.kind === "failed" && outcome.mayPass && !isStopped()) {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      outcome = await sendPicture(sendFile, one, tell);
    }
    if (outcome.kind === "done") return put(one.id, outcome);
    put(one.id, { kind: "failed", words: refusalWords(outcome.code) });
    if (isLocked(outcome.code)) stop();
  };
}

/** Takes off their listings what the pictures became: they are ready to be sent once more. */
function useTakeBack({ pictures, setStep, setFailure, put }: BatchState) {
  const { call } = useConsoleCalls();
  const refusalWords = usePhotoRefusals();
  return async () => {
    setStep("taking-back");
    for (const { id, mlsNumber, hash } of addedPhotos(pictures)) {
      const path = `${picturesPath(mlsNumber)}/changes`;
      const reply = await call("POST", path, { what: "remove", hash });
      if (reply.ok || reply.code === "no-such-photo") put(id, { kind: "ready" });
      else setFailure(refusalWords(reply.code));
    }
    setStep("ready");
  };
}
