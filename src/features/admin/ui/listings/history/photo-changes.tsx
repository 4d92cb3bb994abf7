import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { PHOTO_KIND_WORDS } from "#features/admin/ui/listings/photos/photo-kinds.ts";
import type { Photo, PhotoDifferences, PhotoKind } from "#features/listings/index.ts";
import { Photograph } from "#features/listings/ui.ts";
import { LANGUAGE_TABLE } from "#platform/i18n/languages.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { Replaced } from "./replaced.tsx";

/** What was done to photographs: which came, which went, their order, their words, what they are shown as. */
export function PhotoChanges({ photos }: { photos: PhotoDifferences }) {
  const { t, i18n } = useLingui();
  const kindWords = (kind: PhotoKind) => i18n._(PHOTO_KIND_WORDS[kind].name);
  const { added, removed, order, reworded, reclassified } = photos;
  return (
    <dl className="mt-3 grid gap-3 border-t border-line pt-3">
      {added.length > 0 && (
        <Line words={t`Added (${added.length})`}>
          <Row photos={added} />
        </Line>
      )}
      {removed.length > 0 && (
        <Line words={t`Removed (${removed.length})`}>
          <Row photos={removed} />
        </Line>
      )}
      {order.length > 0 && (
        <Line words={t`The order since`}>
          <Row photos={order} numbered />
        </Line>
      )}
      {reclassified.map(({ photo, before }) => (
        <Line key={photo.hash} words={t`Shown as`}>
          <div className="flex items-start gap-3">
            <Thumb photo={photo} />
            <p className="text-control">
              <Replaced before={kindWords(before)} after={kindWords(photo.kind)} />
            </p>
          </div>
        </Line>
      ))}
      {reworded.map(({ photo, language, before, after }) => (
        <Line key={photo.hash + language} words={LANGUAGE_TABLE[language].full}>
          <div className="flex items-start gap-3">
            <Thumb photo={photo} />
            <p className="min-w-0 text-control [overflow-wrap:anywhere]">
              <Replaced before={before} after={after} language={language} />
            </p>
          </div>
        </Line>
      ))}
    </dl>
  );
}

function Line({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[180px_minmax(0,1fr)]">
      <dt className="num text-small text-muted">{words}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

interface RowProps {
  readonly photos: readonly Photo[];
  readonly numbered?: boolean;
}

function Row({ photos, numbered = false }: RowProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <li key={photo.hash}>
          <Thumb photo={photo} number={numbered ? at + 1 : undefined} />
        </li>
      ))}
    </ul>
  );
}

interface ThumbProps {
  readonly photo: Photo;
  readonly number?: number | undefined;
}

/** A small picture; of one that was removed the files are gone after a day. */
function Thumb({ photo, number }: ThumbProps) {
  const { t, i18n } = useLingui();
  const [isGone, setGone] = useState(false);
  const words = photo.alt[i18n.locale as keyof Photo["alt"]] || photo.alt.en || t`Photograph`;
  return (
    <span
      onErrorCapture={() => setGone(true)}
      className="relative grid h-15 w-20 shrink-0 place-items-center overflow-hidden rounded-tag bg-mist text-muted"
    >
      {isGone ? (
        <>
          <Icon name="images" className="size-5" />
          <span className="sr-only">
            <Trans>A photograph whose file is gone</Trans>
          </span>
        </>
      ) : (
        <Photograph photo={photo} alt={words} sizes="80px" className="size-full object-cover" />
      )}
      {number !== undefined && (
        <span className="num absolute bottom-1 left-1 rounded-tag bg-ink px-1.5 text-small text-white">
          {number}
        </span>
      )}
    </span>
  );
}
