import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import { useFileDrop } from "#features/admin/ui/import/use-file-drop.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PictureGroups } from "./picture-groups.tsx";
import { type PictureBatch, usePictureBatch } from "./use-picture-batch.ts";

/** Many pictures at once, each to the listing whose number its name begins with. */
export function PicturesByName() {
  const batch = usePictureBatch();
  const { step, read, failure } = batch;
  return (
    <section aria-labelledby="pictures-by-name" className="mt-12 grid gap-5">
      <div>
        <h2 id="pictures-by-name" className="text-h3">
          <Trans>Photographs of many listings</Trans>
        </h2>
        <p className="mt-2 max-w-2xl text-muted">
          <Trans>
            A file whose name begins with the number of a listing goes to it: LY-0012-1.jpg is a
            photograph of LY-0012. So does all of a folder that is called by a number. A ZIP of such
            files and folders does as well. You see where each goes before any is sent.
          </Trans>
        </p>
      </div>
      {(step === "none" || step === "ready") && <Choice batch={batch} />}
      {step === "reading" && (
        <p role="status" className="num text-muted">
          <Plural value={read} one="# file looked at" other="# files looked at" />
        </p>
      )}
      <FormMessage outcome={failure === null ? NO_OUTCOME : { kind: "failure", text: failure }} />
      {batch.pictures.length > 0 && step !== "reading" && <Batch batch={batch} />}
    </section>
  );
}

function Choice({ batch }: { batch: PictureBatch }) {
  const { t } = useLingui();
  const { isOver, target } = useFileDrop((files) => void batch.choose(files));
  return (
    <section
      aria-label={t`Your photographs`}
      {...target}
      className={`grid gap-3 rounded-card border border-dashed bg-card p-5 ${isOver ? "border-river bg-river-tint" : "border-edge"}`}
    >
      <div className="flex flex-wrap gap-3">
        <Files label={t`Choose many photographs`} batch={batch} />
        <Files label={t`Choose a folder`} batch={batch} isFolder />
      </div>
      <p className="text-small text-muted">
        <Trans>or drop photographs or a ZIP here</Trans>
      </p>
    </section>
  );
}

interface FilesProps {
  readonly label: string;
  readonly batch: PictureBatch;
  readonly isFolder?: boolean;
}

function Files({ label, batch, isFolder = false }: FilesProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        {...(isFolder ? { webkitdirectory: "" } : { accept: "image/*,.zip" })}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          if (files.length > 0) void batch.choose(files);
        }}
      />
      <button type="button" onClick={() => input.current?.click()} className={button("outline")}>
        <Icon name="images" className="size-5" />
        {label}
      </button>
    </>
  );
}

/** How far the pictures are, what is to be done, and each of them. */
function Batch({ batch }: { batch: PictureBatch }) {
  const { t } = useLingui();
  const { pictures, step } = batch;
  const fit = pictures.filter(({ listing, state }) => listing && state.kind !== "left-out");
  const done = fit.filter(({ state }) => state.kind === "done");
  const isTaken = done.filter(({ state }) => state.kind === "done" && state.hash !== null);
  const there = done.length - isTaken.length;
  const left = fit.length - done.length;
  return (
    <>
      <div role="status" className="num text-control">
        <p className="font-[550]">
          <Plural
            value={fit.length}
            one={`${done.length} of # photograph is at its listing`}
            other={`${done.length} of # photographs are at their listings`}
          />
        </p>
        {there > 0 && (
          <p className="text-muted">
            <Plural value={there} one="# was there already." other="# were there already." />
          </p>
        )}
      </div>
      {step === "sending" && (
        <progress
          value={done.length}
          max={fit.length}
          aria-label={t`All photographs`}
          className="h-2 w-full accent-river"
        />
      )}
      <div className="flex flex-wrap gap-3">
        {step === "ready" && left > 0 && (
          <button
            type="button"
            onClick={() => void batch.send()}
            className={`num ${button("primary")}`}
          >
            <Plural value={left} one="Send # photograph" other="Send # photographs" />
          </button>
        )}
        {step === "sending" && (
          <button type="button" onClick={batch.stop} className={button("outline")}>
            <Trans>Stop after this one</Trans>
          </button>
        )}
        {step === "ready" && isTaken.length > 0 && (
          <button
            type="button"
            onClick={() => void batch.takeBack()}
            className={`num ${button("outline")}`}
          >
            <Icon name="undo-2" className="size-5" />
            <Plural
              value={isTaken.length}
              one="Take # photograph off again"
              other="Take # photographs off again"
            />
          </button>
        )}
      </div>
      <PictureGroups batch={batch} />
    </>
  );
}
