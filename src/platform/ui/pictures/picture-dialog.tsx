import { Trans, useLingui } from "@lingui/react/macro";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import { Icon } from "./icon.tsx";

interface PictureRow {
  readonly total: number;
  readonly position: number;
  readonly onMove: (position: number) => void;
}

interface PictureDialogProps extends PictureRow {
  /** Names the dialog. */
  readonly label: string;
  /** Names the picture that is shown. */
  readonly title: string;
  /** What the pictures are. */
  readonly notice?: ReactNode;
  readonly onClose: () => void;
  /** The picture; lies over its box. */
  readonly children: ReactNode;
  /** What stands below the picture, such as thumbnails. */
  readonly below?: ReactNode;
}

const ROUND =
  "grid size-12 shrink-0 place-items-center rounded-full bg-card/95 text-ink hover:bg-card";

/**
 * One picture of a row over the whole screen. Arrow keys, Home, End and swipes move, round from the
 * last to the first; Escape, its button and a click on the picture or the ground round it close.
 */
export function PictureDialog({ label, title, notice, onClose, ...props }: PictureDialogProps) {
  const { t } = useLingui();
  const { total, position, children, below } = props;
  const { gestures, move, close } = usePictureDialog(props);
  return (
    <dialog
      aria-label={label}
      onClose={onClose}
      {...gestures}
      className="m-0 h-dvh max-h-none w-full max-w-none touch-pan-y grid-rows-[auto_minmax(0,1fr)_auto] gap-3 overflow-hidden overscroll-contain bg-ink p-4 text-white select-none backdrop:bg-transparent open:grid md:px-6 print:hidden"
    >
      <div className="flex items-center gap-4">
        <div className="flex-1">
          <p aria-live="polite" className="flex gap-2 text-control">
            <b className="font-[550]">{title}</b>
            <span className="num text-night-muted">
              <Trans>
                {position + 1} of {total}
              </Trans>
            </span>
          </p>
          {notice && <p className="text-label text-night-muted">{notice}</p>}
        </div>
        <button type="button" aria-label={t`Close`} onClick={close} className={ROUND}>
          <Icon name="x" className="size-6" />
        </button>
      </div>
      <div className="relative">
        {children}
        {total > 1 && <Arrows move={move} />}
      </div>
      {below}
    </dialog>
  );
}

function Arrows({ move }: { move: (by: number) => void }) {
  const { t } = useLingui();
  return (
    <>
      <button
        type="button"
        aria-label={t`Previous picture`}
        onClick={() => move(-1)}
        className={`absolute top-[calc(50%-24px)] left-0 ${ROUND}`}
      >
        <Icon name="chevron-left" className="size-6" />
      </button>
      <button
        type="button"
        aria-label={t`Next picture`}
        onClick={() => move(1)}
        className={`absolute top-[calc(50%-24px)] right-0 ${ROUND}`}
      >
        <Icon name="chevron-right" className="size-6" />
      </button>
    </>
  );
}

/** Least way of a swipe and most of a click, pixels. */
const SWIPE = 48;
const CLICK = 8;

/** How the dialog is opened, moved on and closed; the page holds still meanwhile. */
function usePictureDialog({ total, position, onMove }: PictureRow) {
  const dialog = useRef<HTMLDialogElement>(null);
  const downAt = useRef<number | null>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = "hidden";
    dialog.current?.showModal();
    return () => {
      style.overflow = before;
    };
  }, []);
  const move = (by: number) => onMove((position + by + total) % total);
  const close = () => dialog.current?.close();
  const gestures = {
    ref: dialog,
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = positionAfter(event.key, position, total);
      if (next === undefined) return;
      event.preventDefault();
      onMove(next);
    },
    onPointerDown({ clientX }: PointerEvent) {
      downAt.current = clientX;
    },
    onPointerUp({ clientX, target }: PointerEvent) {
      const moved = clientX - (downAt.current ?? clientX);
      if (Math.abs(moved) > SWIPE && !isControl(target)) move(moved > 0 ? -1 : 1);
    },
    onClick({ clientX, target }: MouseEvent) {
      const moved = Math.abs(clientX - (downAt.current ?? clientX));
      if (moved < CLICK && !isControl(target)) close();
    },
  };
  return { gestures, move, close };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button") !== null;
}

/** The position that a key leads to in a row of so many; undefined where it leads nowhere. */
function positionAfter(key: string, position: number, total: number): number | undefined {
  const positions: Readonly<Record<string, number>> = {
    ArrowLeft: (position + total - 1) % total,
    ArrowRight: (position + 1) % total,
    Home: 0,
    End: total - 1,
  };
  return positions[key];
}
