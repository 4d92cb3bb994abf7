import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useRef } from "react";
import type { ListingDetails } from "#features/listings/index.ts";
import { ICON_BUTTON } from "#platform/ui/button.ts";
import { untilLoaded } from "#platform/ui/late/until-loaded.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** Fetched when somebody wants to see it. */
const PreviewedListing = lazy(() =>
  untilLoaded(async () => ({
    default: (await import("./previewed-listing.tsx")).PreviewedListing,
  })),
);

interface PreviewProps {
  readonly details: ListingDetails;
  readonly onClose: () => void;
}

/** Card and page as visitors would see them, to look at and not to use. */
export function Preview({ details, onClose }: PreviewProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t`Preview`}
      onClose={onClose}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-paper"
    >
      <div className="sticky top-0 z-30 flex h-14 items-center justify-between border-b border-line bg-ink pr-2 pl-4 text-white md:px-8 [&_:focus-visible]:outline-card">
        <p className="font-[550]">
          <Trans>Preview: nobody sees this yet</Trans>
        </p>
        <button
          type="button"
          onClick={onClose}
          aria-label={t`Close the preview`}
          className={`${ICON_BUTTON} text-white hover:bg-white/15`}
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      <div inert>
        <Suspense fallback={<div className="skeleton m-8 h-96" />}>
          <PreviewedListing details={details} />
        </Suspense>
      </div>
    </dialog>
  );
}
