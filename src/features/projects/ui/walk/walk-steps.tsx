import { useLingui } from "@lingui/react/macro";
import type { PointerEvent } from "react";
import type { Step, Walk } from "site-model/walk";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { IconName } from "#platform/ui/pictures/icon-names.ts";

const STEPS: readonly (readonly [Step, IconName])[] = [
  ["left", "arrow-left"],
  ["ahead", "arrow-up"],
  ["back", "arrow-down"],
  ["right", "arrow-right"],
];

/** What the arrow keys do, for fingers: held down, they go on. */
export function Steps({ walk }: { walk: Walk }) {
  const { t } = useLingui();
  const words: Record<Step, string> = {
    left: t`Turn left`,
    ahead: t`Walk forward`,
    back: t`Walk back`,
    right: t`Turn right`,
  };
  const hold = (step: Step, isDown: boolean) => (event: PointerEvent<HTMLButtonElement>) => {
    if (isDown) event.currentTarget.setPointerCapture(event.pointerId);
    walk.press(step, isDown);
  };
  return (
    <div className="absolute right-3 bottom-3 flex gap-2">
      {STEPS.map(([step, icon]) => (
        <button
          key={step}
          type="button"
          aria-label={words[step]}
          onPointerDown={hold(step, true)}
          onPointerUp={hold(step, false)}
          onPointerCancel={hold(step, false)}
          onKeyDown={({ key }) => (key === "Enter" || key === " ") && walk.press(step, true)}
          onKeyUp={() => walk.press(step, false)}
          className="grid size-12 touch-none place-items-center rounded border border-edge bg-card/90"
        >
          <Icon name={icon} className="size-5" />
        </button>
      ))}
    </div>
  );
}
