import { useLingui } from "@lingui/react/macro";
import type { FootView, PictureName } from "site-model/pictures";
import type { Walk, WalkMode } from "site-model/walk";
import { PICTURE_WORDS } from "#features/projects/ui/project-words.ts";
import { button } from "#platform/ui/button.ts";
import { RoundViews } from "#platform/ui/pictures/round-views.tsx";

/** Where one can jump to in a model, and what is said of it. */
export interface WalkedPlaces {
  readonly above: readonly PictureName[];
  readonly foot: readonly FootView[];
  readonly hasPanoramas: boolean;
  /** How far the model can be relied on. */
  readonly note: string;
}

interface WalkBarProps {
  readonly walk: Walk | null;
  readonly mode: WalkMode;
  readonly plot: string | null;
  readonly places: WalkedPlaces;
}

/** How to move, and where to. */
export function WalkBar({ walk, mode, plot, places }: WalkBarProps) {
  const { t } = useLingui();
  const isOnFoot = mode === "foot";
  const notice = t`Drawn from the plan, not a photograph`;
  const drawn = [
    { address: "/project/panorama-gate-4096.avif", title: t`360° from the gate`, notice },
    { address: "/project/panorama-green-4096.avif", title: t`360° from the park`, notice },
  ];
  return (
    <figcaption className="grid gap-3 border-t border-line p-4">
      <fieldset disabled={!walk} className="flex flex-wrap gap-x-4 gap-y-1">
        <legend className="sr-only">{t`Places to jump to`}</legend>
        {isOnFoot && plot !== null && (
          <Jump onJump={() => walk?.standBefore(plot)}>{t`Plot ${plot}`}</Jump>
        )}
        {isOnFoot
          ? places.foot.map((name) => (
              <Jump key={name} name={name} onJump={() => walk?.standAt(name)} />
            ))
          : places.above.map((name) => (
              <Jump key={name} name={name} onJump={() => walk?.goTo(name)} />
            ))}
      </fieldset>
      {isOnFoot && places.hasPanoramas && (
        <div className="flex flex-wrap gap-3">
          <RoundViews views={drawn} className={button("outline", "small")} />
        </div>
      )}
      <p className="text-small text-muted">
        {isOnFoot
          ? t`Walk with the arrows on the picture or on your keyboard, and drag to look around. Tap a plot for its details.`
          : t`Drag to turn, and pinch or scroll to zoom. Tap a plot for its details.`}
      </p>
      <p className="text-small text-muted">{places.note}</p>
    </figcaption>
  );
}

interface JumpProps {
  readonly onJump: () => void;
  readonly name?: keyof typeof PICTURE_WORDS;
  readonly children?: string;
}

function Jump({ onJump, name, children }: JumpProps) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      onClick={onJump}
      className="min-h-11 text-control font-[550] text-river hover:text-river-deep disabled:text-muted"
    >
      {name ? i18n._(PICTURE_WORDS[name]) : children}
    </button>
  );
}
