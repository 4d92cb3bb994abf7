import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { useMay } from "#features/admin/ui/admin-context.tsx";
import { canBePanorama, PHOTO_KINDS, type Photo } from "#features/listings/index.ts";
import { Photograph } from "#features/listings/ui.ts";
import { LANGUAGE_TABLE, LANGUAGES } from "#platform/i18n/languages.ts";
import { button, ICON_BUTTON } from "#platform/ui/button.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PHOTO_KIND_WORDS } from "./photo-kinds.ts";
import type { PhotoEditor } from "./use-photos.ts";

interface PhotoTileProps {
  readonly photo: Photo;
  readonly at: number;
  /** True for the first photograph, which cards and link previews show. */
  readonly isOnCards: boolean;
  readonly editor: PhotoEditor;
  /** Hash of the photograph that is dragged. */
  readonly dragged: string | null;
  readonly onDrag: (hash: string | null) => void;
}

/** One photograph: dragged or moved by its buttons, described, removed. */
export function PhotoTile({ photo, at, isOnCards, editor, dragged, onDrag }: PhotoTileProps) {
  const { t } = useLingui();
  const { hash } = photo;
  const mayChange = useMay("change-listings");
  const number = at + 1;
  return (
    <li
      draggable={mayChange}
      onDragStart={() => onDrag(hash)}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => {
        if (dragged !== null) event.preventDefault();
      }}
      onDrop={() => {
        if (dragged !== null && dragged !== hash) void editor.move(dragged, at);
        onDrag(null);
      }}
      className={`overflow-hidden rounded-card border bg-card ${dragged === hash ? "border-river opacity-60" : "border-line"}`}
    >
      <div className="relative aspect-4/3 bg-mist">
        <Photograph
          photo={photo}
          alt={photo.alt.en || t`Photograph ${number}`}
          sizes="(min-width: 64rem) 390px, 100vw"
          className={`size-full ${photo.kind === "floor-plan" ? "object-contain" : "object-cover"}`}
        />
        {isOnCards && (
          <span className="absolute bottom-2 left-2 rounded-tag bg-ink px-2 py-0.5 text-small text-white">
            <Trans>On cards</Trans>
          </span>
        )}
      </div>
      <div className="flex items-center border-b border-line pl-4">
        <span className="num mr-auto font-[550]">{number}</span>
        <Tool
          label={t`Move photograph ${number} forward`}
          icon="arrow-left"
          off={at === 0}
          onPress={() => void editor.move(hash, at - 1)}
        />
        <Tool
          label={t`Move photograph ${number} back`}
          icon="arrow-right"
          off={at === editor.photos.length - 1}
          onPress={() => void editor.move(hash, at + 1)}
        />
        <Tool
          label={t`Remove photograph ${number}`}
          icon="trash-2"
          off={false}
          onPress={() => void editor.remove(photo)}
        />
      </div>
      <KindChoice photo={photo} number={number} editor={editor} />
      <Words photo={photo} number={number} editor={editor} />
    </li>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: "arrow-left" | "arrow-right" | "trash-2";
  readonly off: boolean;
  readonly onPress: () => void;
}

/** Off it stays where the focus is: `aria-disabled`, not `disabled`. */
function Tool({ label, icon, off, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) onPress();
      }}
      className={`${ICON_BUTTON} aria-disabled:text-faint`}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

interface PartProps {
  readonly photo: Photo;
  readonly number: number;
  readonly editor: PhotoEditor;
}

/** What a picture is, stored as it is chosen; only one twice as wide as high can be all round. */
function KindChoice({ photo, number, editor }: PartProps) {
  const { t, i18n } = useLingui();
  const offered = PHOTO_KINDS.filter((kind) => kind !== "panorama" || canBePanorama(photo));
  return (
    <label className="flex items-center gap-3 px-4 pt-3 text-control">
      <span className="text-muted">
        <Trans>Shown as</Trans>
      </span>
      <select
        value={photo.kind}
        aria-label={t`What photograph ${number} is shown as`}
        onChange={({ currentTarget }) => {
          const kind = offered.find((one) => one === currentTarget.value);
          if (kind) void editor.classify(photo.hash, kind);
        }}
        className="h-11 min-w-0 flex-1 rounded border border-edge bg-card px-3"
      >
        {offered.map((kind) => (
          <option key={kind} value={kind}>
            {i18n._(PHOTO_KIND_WORDS[kind].name)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the photograph shows, for those who do not see it, in each language. */
function Words({ photo, number, editor }: PartProps) {
  const { t } = useLingui();
  const id = useId();
  const [alt, setAlt] = useState(photo.alt);
  const isChanged = LANGUAGES.some(
    (language) => alt[language].trim() !== photo.alt[language].trim(),
  );
  useUnsaved(isChanged);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void editor.describe(photo.hash, alt);
  };
  const missing = LANGUAGES.filter((language) => photo.alt[language] === "").length;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-control">
        <span className="font-[550]">{t`What photograph ${number} shows`}</span>
        {missing > 0 && <span className="text-small text-muted">{t`not in all languages`}</span>}
      </summary>
      <form onSubmit={onSubmit} className="grid gap-3 px-4 pb-4">
        {LANGUAGES.map((language) => (
          <div key={language}>
            <label htmlFor={`${id}-${language}`} className="text-small text-muted">
              {LANGUAGE_TABLE[language].full}
            </label>
            <input
              id={`${id}-${language}`}
              lang={language}
              value={alt[language]}
              maxLength={200}
              onChange={({ currentTarget }) => setAlt({ ...alt, [language]: currentTarget.value })}
              className="h-11 w-full rounded border border-edge bg-card px-3 text-control"
            />
          </div>
        ))}
        <button type="submit" disabled={!isChanged} className={button("outline", "small")}>
          {t`Save the caption`}
        </button>
      </form>
    </details>
  );
}
