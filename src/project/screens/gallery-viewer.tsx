import { Trans, useLingui } from "@lingui/react/macro";
import type { ProjectPicture } from "#project/project-view.ts";
import { Icon } from "#ui/icon.tsx";
import { usePictureDialog } from "#ui/use-picture-dialog.ts";
import { DrawnPicture } from "./drawn-picture.tsx";

interface GalleryViewerProps {
  readonly pictures: readonly {
    readonly title: string;
    readonly alt: string;
    readonly picture: ProjectPicture;
  }[];
  readonly position: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

const ROUND =
  "grid size-11 shrink-0 place-items-center rounded-full border border-white/40 bg-ink text-white hover:border-white";

/** One picture of the project over the whole screen. */
export function GalleryViewer({ pictures, position, onMove, onClose }: GalleryViewerProps) {
  const { t } = useLingui();
  const total = pictures.length;
  const { gestures, move, close } = usePictureDialog({ total, position, onMove });
  const shown = pictures[position];
  if (!shown) return null;
  return (
    <dialog
      aria-label={t`Gallery`}
      onClose={onClose}
      {...gestures}
      className="m-0 h-dvh max-h-none w-full max-w-none touch-pan-y grid-rows-[auto_minmax(0,1fr)] gap-3 overflow-hidden bg-ink p-4 text-white select-none backdrop:bg-transparent open:grid md:px-6 print:hidden"
    >
      <div className="flex items-center gap-4">
        <p aria-live="polite" className="flex flex-1 gap-2 text-control">
          <b className="font-[550]">{shown.title}</b>
          <span className="num text-night-muted">
            <Trans>
              {position + 1} of {total}
            </Trans>
          </span>
        </p>
        <button type="button" aria-label={t`Close`} onClick={close} className={ROUND}>
          <Icon name="x" className="size-6" />
        </button>
      </div>
      <div className="relative">
        <DrawnPicture
          key={shown.title}
          picture={shown.picture}
          alt={shown.alt}
          sizes="100vw"
          eager
          className="absolute inset-0 size-full object-contain"
        />
        <button
          type="button"
          aria-label={t`Previous picture`}
          onClick={() => move(-1)}
          className={`absolute top-1/2 left-0 -translate-y-1/2 ${ROUND}`}
        >
          <Icon name="chevron-left" className="size-6" />
        </button>
        <button
          type="button"
          aria-label={t`Next picture`}
          onClick={() => move(1)}
          className={`absolute top-1/2 right-0 -translate-y-1/2 ${ROUND}`}
        >
          <Icon name="chevron-right" className="size-6" />
        </button>
      </div>
    </dialog>
  );
}
