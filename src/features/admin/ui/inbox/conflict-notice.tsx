import { Trans } from "@lingui/react/macro";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface ConflictNoticeProps {
  readonly onInsist: () => void;
  readonly onLeave: () => void;
}

/** Another agent was first: what happened stands below, and this one chooses. */
export function ConflictNotice({ onInsist, onLeave }: ConflictNoticeProps) {
  return (
    <div role="alert" className="grid gap-3 rounded bg-turmeric-tint p-4 text-turmeric-ink">
      <p className="flex items-start gap-2.5">
        <Icon name="triangle-alert" className="size-5" />
        <Trans>
          Someone else has changed this lead in the meantime: see below what happened. Your change
          has not been saved yet.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onInsist} className={button("outline", "small")}>
          <Trans>Do it anyway</Trans>
        </button>
        <button type="button" onClick={onLeave} className={button("outline", "small")}>
          <Trans>Leave it as it is now</Trans>
        </button>
      </div>
    </div>
  );
}
