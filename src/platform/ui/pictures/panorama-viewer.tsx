import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

/** A picture in which one looks about in every direction. */
export interface RoundView {
  /** Address of an equirectangular picture, twice as wide as high. */
  readonly address: string;
  readonly title: string;
  /** What it is or shows; empty where the title says all. */
  readonly notice: string;
}

interface PanoramaViewerProps {
  readonly view: RoundView;
  readonly onClose: () => void;
}

/** A picture all round over the whole screen: the browser's own modal, closed by Escape or its button. */
export function PanoramaViewer({ view, onClose }: PanoramaViewerProps) {
  const { t } = useLingui();
  const { address, title, notice } = view;
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const container = place.current;
    if (!container) return;
    let isLeft = false;
    let close: (() => void) | null = null;
    import("site-model/panorama")
      .then(({ openPanorama }) => (isLeft ? null : openPanorama(container, address)))
      .then((opened) => {
        if (isLeft) opened?.();
        close = opened;
      })
      // No network, or no WebGL.
      .catch(() => setFailed(true));
    return () => {
      isLeft = true;
      close?.();
    };
  }, [address]);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-ink text-white backdrop:bg-transparent"
    >
      <div ref={place} className="absolute inset-0" />
      {isFailed && (
        <p role="alert" className="absolute inset-x-6 top-1/2 text-center">
          <Trans>This view can’t be shown here. The gallery has other pictures.</Trans>
        </p>
      )}
      <p className="absolute top-4 right-18 left-4 w-fit rounded bg-ink/80 px-3 py-2 text-control md:right-20 md:left-6">
        <b className="font-[550]">{title}</b>{" "}
        {notice && <span className="text-night-muted">{notice}</span>}
      </p>
      <button
        type="button"
        aria-label={t`Close`}
        onClick={() => dialog.current?.close()}
        className="absolute top-4 right-4 grid size-11 place-items-center rounded-full border border-white/40 bg-ink hover:border-white md:right-6"
      >
        <Icon name="x" className="size-6" />
      </button>
    </dialog>
  );
}
