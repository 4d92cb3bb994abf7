import { Trans, useLingui } from "@lingui/react/macro";
import type { ProjectPicture } from "#features/projects/model/project-view.ts";
import { DrawnPicture } from "#features/projects/ui/drawn-picture.tsx";
import { PictureDialog } from "#platform/ui/pictures/picture-dialog.tsx";

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

/** One picture of the project over the whole screen. */
export function GalleryViewer({ pictures, position, onMove, onClose }: GalleryViewerProps) {
  const { t } = useLingui();
  const shown = pictures[position];
  if (!shown) return null;
  const { title, picture, alt } = shown;
  return (
    <PictureDialog
      label={t`Gallery`}
      title={title}
      total={pictures.length}
      position={position}
      onMove={onMove}
      onClose={onClose}
    >
      <DrawnPicture
        key={title}
        picture={picture}
        alt={alt}
        sizes="100vw"
        eager
        className="absolute inset-0 size-full object-contain"
      />
      <p className="absolute inset-x-0 bottom-2 text-center text-small text-night-muted">
        <Trans>Drawn from the plan, not a photograph</Trans>
      </p>
    </PictureDialog>
  );
}
