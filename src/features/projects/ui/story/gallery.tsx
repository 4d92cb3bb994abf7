import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PICTURE_NAMES } from "site-model/pictures";
import type { ProjectMedia } from "#features/projects/model/project-view.ts";
import { DrawnPicture } from "#features/projects/ui/drawn-picture.tsx";
import { PICTURE_WORDS } from "#features/projects/ui/project-words.ts";
import { useFetched } from "#platform/ui/late/use-fetched.ts";

const loadViewer = async () => (await import("./gallery-viewer.tsx")).GalleryViewer;

/** Six titled pictures; each opens over the whole screen. */
export function Gallery({ pictures }: Pick<ProjectMedia, "pictures">) {
  const { t, i18n } = useLingui();
  const [shown, setShown] = useState<number | null>(null);
  const Viewer = useFetched(loadViewer);
  const titled = PICTURE_NAMES.map((name) => {
    const title = i18n._(PICTURE_WORDS[name]);
    return { name, title, picture: pictures[name], alt: t`${title}, drawn from the plan` };
  });
  return (
    <section
      aria-labelledby="gallery-title"
      className="far wrap [--far:calc(84vw+220px)] md:[--far:calc(41vw+127px)] xl:[--far:650px] py-12 md:py-20 print:hidden"
    >
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="gallery-title" className="text-h2">
          <Trans>Gallery</Trans>
        </h2>
        <p className="text-small text-muted">
          <Trans>Illustrative views drawn from the plan, not photographs.</Trans>
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 md:gap-x-6 md:gap-y-8">
        {titled.map(({ name, title, picture, alt }, position) => (
          <li key={name}>
            <button
              type="button"
              onClick={(event) => {
                // Safari focuses no button that is clicked; what has the focus gets it back from the dialog.
                event.currentTarget.focus();
                setShown(position);
              }}
              className="group block w-full text-left"
            >
              <span className="block overflow-hidden rounded-card border border-line">
                <DrawnPicture
                  picture={picture}
                  alt={alt}
                  sizes="(width >= 1264px) 390px, (width >= 768px) 31vw, 46vw"
                  className="aspect-[16/10] w-full object-cover transition-transform duration-140 group-hover:scale-[1.02]"
                />
              </span>
              <span className="mt-2 block font-[550]">{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {Viewer && shown !== null && (
        <Viewer
          pictures={titled}
          position={shown}
          onMove={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
