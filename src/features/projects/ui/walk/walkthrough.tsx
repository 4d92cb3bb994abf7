import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { ProjectMedia, ProjectPicture } from "#features/projects/model/project-view.ts";
import { DrawnPicture } from "#features/projects/ui/drawn-picture.tsx";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface WalkthroughProps {
  readonly source: NonNullable<ProjectMedia["walkthrough"]>;
  readonly poster: ProjectPicture;
}

const FILL = "absolute inset-0 size-full object-cover";

/** Whether a film may start by itself here: not where motion or data is to be saved. */
function mayStart(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return !isStill && connection?.saveData !== true;
}

/** The film of the layout: silent, over and over, from when it is in view; it can be stopped. */
export function Walkthrough({ source, poster }: WalkthroughProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!frame.current || !mayStart()) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      setOn(true);
    });
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <figure>
      <div
        ref={frame}
        className="relative aspect-video overflow-hidden rounded-card border border-line bg-mist"
      >
        <DrawnPicture
          picture={poster}
          alt={t`The layout from above the gate`}
          sizes="(width >= 1024px) 560px, 92vw"
          className={FILL}
        />
        <Film source={source} isOn={isOn} />
        <button
          type="button"
          onClick={() => setOn(!isOn)}
          className={`absolute bottom-3 left-3 ${button("outline", "small")}`}
        >
          <Icon name={isOn ? "pause" : "play"} className="size-5" />
          {isOn ? <Trans>Pause the video</Trans> : <Trans>Play the video</Trans>}
        </button>
      </div>
      <figcaption className="mt-2 text-small text-muted">
        <Trans>Walk through the layout. No sound.</Trans>
      </figcaption>
    </figure>
  );
}

interface FilmProps extends Pick<WalkthroughProps, "source"> {
  readonly isOn: boolean;
}

/** Our own film keeps its place while it pauses; one from elsewhere is taken away. */
function Film({ source, isOn }: FilmProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [wasOn, setWasOn] = useState(false);
  if (isOn && !wasOn) setWasOn(true);
  useEffect(() => {
    if (!isOn) video.current?.pause();
    // Refused while the page is out of sight, or paused before it began: the button plays it.
    else video.current?.play().catch(() => {});
  }, [isOn]);
  if (!wasOn || (!isOn && source.kind === "embed")) return null;
  return source.kind === "embed" ? (
    <iframe
      src={source.url}
      title={t`Walk through the layout`}
      allow="autoplay; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
      className={FILL}
    />
  ) : (
    <video ref={video} src={source.src} muted loop playsInline className={FILL} />
  );
}
