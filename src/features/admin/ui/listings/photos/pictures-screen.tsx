import { Trans, useLingui } from "@lingui/react/macro";
import { type DragEvent, useId, useRef, useState } from "react";
import { Allowed, useMay } from "#features/admin/ui/admin-context.tsx";
import { useListing } from "#features/admin/ui/listings/listing-frame.tsx";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import { UploadList } from "./upload-list.tsx";
import { type PhotoEditor, usePhotos } from "./use-photos.ts";

/** The photographs of a listing: added, ordered, classified, described, removed. */
export function PicturesScreen() {
  const { stored, reload } = useListing();
  const editor = usePhotos(stored, reload);
  const mayChange = useMay("change-listings");
  const [dragged, setDragged] = useState<string | null>(null);
  const { photos } = editor;
  const cover = photos.find(({ kind }) => kind === "photograph");
  return (
    <div className="py-8">
      <Allowed right="change-listings">
        <DropZone onFiles={(files) => void editor.upload(files)} />
      </Allowed>
      <UploadList uploads={editor.uploads} />
      {/* In sight wherever among the photographs something was pressed. */}
      <div className="sticky top-3 z-20 mt-6">
        <FormMessage outcome={editor.outcome}>
          {editor.removed && <Restore editor={editor} />}
        </FormMessage>
      </div>
      {photos.length === 0 ? (
        <p className="mt-6 text-muted">
          <Trans>
            No photographs yet: visitors see the drawing made from the facts. The first photograph
            appears on cards and in link previews.
          </Trans>
        </p>
      ) : (
        <fieldset disabled={!mayChange} className="contents">
          <ol className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {photos.map((photo, at) => (
              <PhotoTile
                key={photo.hash}
                photo={photo}
                at={at}
                isOnCards={photo === cover}
                editor={editor}
                dragged={dragged}
                onDrag={setDragged}
              />
            ))}
          </ol>
        </fieldset>
      )}
    </div>
  );
}

function Restore({ editor }: { editor: PhotoEditor }) {
  return (
    <button
      type="button"
      onClick={() => void editor.restore()}
      className="min-h-11 px-2 font-[550] underline underline-offset-4"
    >
      <Trans>Put it back</Trans>
    </button>
  );
}

function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  return (
    // What is dropped here can be chosen by the button as well.
    <section
      aria-label={t`Add photographs`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={`grid justify-items-center gap-3 rounded-card border border-dashed px-6 py-8 text-center ${
        isOver ? "border-river bg-river-tint" : "border-edge"
      }`}
    >
      <label htmlFor={id} className="sr-only">
        {t`Photographs`}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <button type="button" onClick={() => input.current?.click()} className={button("primary")}>
        <Icon name="images" className="size-5" />
        <Trans>Choose photographs</Trans>
      </button>
      <p className="text-small text-muted">
        <Trans>
          or drop them here. JPEG, PNG, WebP or AVIF, up to 15 MB and 50 megapixels each; place and
          camera are taken out of them. Floor plans and 360° pictures too: say below what each is.
        </Trans>
      </p>
    </section>
  );
}
