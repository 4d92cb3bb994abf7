import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Photograph } from "#listings/photograph.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePictureDialog } from "#ui/use-picture-dialog.ts";
import { keyOf, type Picture } from "./use-pictures.ts";

interface PhotoViewerProps {
  readonly pictures: readonly Picture[];
  readonly position: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
  /** What the pictures are. */
  readonly notice: ReactNode;
}

const ROUND =
  "grid size-12 shrink-0 place-items-center rounded-full bg-card/95 text-ink hover:bg-card";

/** The pictures over the whole screen, with thumbnails of them all. */
export function PhotoViewer({ pictures, position, onMove, onClose, notice }: PhotoViewerProps) {
  const { t } = useLingui();
  const total = pictures.length;
  const { gestures, move, close } = usePictureDialog({ total, position, onMove });
  const picture = pictures[position];
  if (!picture) return null;
  return (
    <dialog
      aria-label={t`Pictures`}
      onClose={onClose}
      {...gestures}
      className="m-0 h-dvh max-h-none w-full max-w-none touch-pan-y grid-rows-[auto_minmax(0,1fr)_auto] gap-3 overflow-hidden overscroll-contain bg-ink p-4 text-white select-none backdrop:bg-transparent open:grid md:px-6 print:hidden"
    >
      <div className="flex items-center gap-4">
        <div className="flex-1">
          <p aria-live="polite" className="flex gap-2 text-control">
            <b className="font-[550]">{picture.label}</b>
            <span className="num text-night-muted">
              <Trans>
                {position + 1} of {total}
              </Trans>
            </span>
          </p>
          <p className="text-label text-night-muted">{notice}</p>
        </div>
        <button type="button" aria-label={t`Close`} onClick={close} className={ROUND}>
          <Icon name="x" className="size-6" />
        </button>
      </div>
      <div className="relative">
        <WholePicture key={keyOf(picture)} picture={picture} />
        {total > 1 && <Arrows move={move} />}
      </div>
      {total > 1 && <Thumbnails pictures={pictures} position={position} onMove={onMove} />}
    </dialog>
  );
}

const WHOLE = "absolute inset-0 size-full object-contain";

function WholePicture({ picture }: { picture: Picture }) {
  const { alt } = picture;
  if (picture.kind === "photo")
    return <Photograph photo={picture.photo} alt={alt} sizes="100vw" eager className={WHOLE} />;
  return (
    <img
      src={picture.src}
      alt={alt}
      width={1600}
      height={1000}
      draggable={false}
      className={WHOLE}
    />
  );
}

function Arrows({ move }: { move: (by: number) => void }) {
  const { t } = useLingui();
  return (
    <>
      <button
        type="button"
        aria-label={t`Previous picture`}
        onClick={() => move(-1)}
        className={`absolute top-[calc(50%-24px)] left-0 ${ROUND}`}
      >
        <Icon name="chevron-left" className="size-6" />
      </button>
      <button
        type="button"
        aria-label={t`Next picture`}
        onClick={() => move(1)}
        className={`absolute top-[calc(50%-24px)] right-0 ${ROUND}`}
      >
        <Icon name="chevron-right" className="size-6" />
      </button>
    </>
  );
}

function Thumbnails({ pictures, position, onMove }: Omit<PhotoViewerProps, "onClose" | "notice">) {
  return (
    <ul className="mx-auto flex max-w-full gap-2 overflow-x-auto p-1">
      {pictures.map((picture, index) => (
        <li key={keyOf(picture)} className="shrink-0">
          <button
            type="button"
            aria-label={picture.label}
            aria-current={index === position}
            onClick={() => onMove(index)}
            className="block h-12 w-16 overflow-hidden rounded bg-mist opacity-60 hover:opacity-100 aria-current:opacity-100 aria-current:outline-2 aria-current:outline-offset-2 aria-current:outline-white md:h-16 md:w-22"
          >
            <Thumbnail picture={picture} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ picture }: { picture: Picture }) {
  if (picture.kind === "photo")
    return (
      <Photograph photo={picture.photo} alt="" sizes="88px" className="size-full object-cover" />
    );
  // Drawn three times as large, so that its north arrow shrinks with it.
  return (
    <img
      src={picture.tile}
      alt=""
      width={264}
      height={192}
      className="size-[300%] max-w-none origin-top-left scale-[.3334]"
    />
  );
}
