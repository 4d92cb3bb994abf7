import { Trans, useLingui } from "@lingui/react/macro";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { useCopied } from "#platform/ui/use-copied.ts";

/** Copies a plot's address; without script it is a link that can be copied by hand. */
export function CopyLink({ path }: { path: string }) {
  const { t } = useLingui();
  const { origin } = useSite();
  // Where a browser does not let it, the address bar has it.
  const { copied, copy } = useCopied(() => window.location.assign(path));
  return (
    <a
      href={path}
      onClick={(event) => {
        event.preventDefault();
        copy(origin + path);
      }}
      aria-label={t`Copy link`}
      className={`lg:flex-1 ${button("outline")}`}
    >
      <Icon name={copied ? "check" : "copy"} className="size-5" />
      <span role="status" className="max-lg:sr-only">
        {copied ? <Trans>Copied</Trans> : <Trans>Copy link</Trans>}
      </span>
    </a>
  );
}
