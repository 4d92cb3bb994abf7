import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Photograph } from "#features/listings/ui/photograph.tsx";
import { PictureDialog } from "#platform/ui/pictures/picture-dialog.tsx";
import { keyOf, type Picture } from "./use-pictures.ts";

interface PhotoViewerProps {
  readonly pictures: readonly Picture[];
  readonly position: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
  /** What the pictures are. */
  readonly notice: ReactNode;
}

/** The pictures over the whole screen, with thumbnails of them all. */
export function PhotoViewer({ pictures, position, onMove, onClose, notice }: PhotoViewerProps) {
  const { t } = useLingui();
  const picture = pictures[position];
  if (!picture) return null;
  return (
    <PictureDialog
      label={t`Pictures`}
      title={picture.label}
      notice={notice}
      total={pictures.length}
      position={position}
      onMove={onMove}
      onClose={onClose}
      below={
        pictures.length > 1 && (
          <Thumbnails pictures={pictures} position={position} onMove={onMove} />
        )
      }
    >
      <WholePicture key={keyOf(picture)} picture={picture} />
    </PictureDialog>
  );
}

const WHOLE = "absolute inset-0 size-full object-contain";

function WholePicture({ picture }: { picture: Picture }) {
  const { alt } = picture;
  if (picture.kind !== "drawn")
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
  if (picture.kind !== "drawn")
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
