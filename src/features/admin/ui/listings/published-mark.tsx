import { Trans } from "@lingui/react/macro";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** Whether visitors find a listing. */
export function PublishedMark({ published }: { published: boolean }) {
  return published ? (
    <span className="inline-flex items-center gap-1.5 rounded-tag bg-leaf-tint px-2 py-0.5 text-small font-medium text-leaf">
      <Icon name="circle-check" className="size-4" />
      <Trans>Published</Trans>
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 rounded-tag bg-mist px-2 py-0.5 text-small font-medium text-ink">
      <Icon name="eye-off" className="size-4" />
      <Trans>Not published</Trans>
    </span>
  );
}
