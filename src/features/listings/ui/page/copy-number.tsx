import { useLingui } from "@lingui/react/macro";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useCopied } from "#platform/ui/use-copied.ts";

/** A button that copies a number; where a browser does not let it, the number can be selected. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useLingui();
  const { copied, copy } = useCopied(() => undefined);
  return (
    <button
      type="button"
      onClick={() => copy(number)}
      className="relative inline-flex min-h-8 items-center gap-1.5 text-small font-[550] text-river before:absolute before:-inset-y-1.5 before:inset-x-0 hover:text-river-deep print:hidden"
    >
      <Icon name={copied ? "check" : "copy"} className="size-4" />
      <span role="status">{copied ? t`Copied` : t`Copy`}</span>
      <span className="sr-only">{number}</span>
    </button>
  );
}
