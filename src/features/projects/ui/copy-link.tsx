import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { useSite } from "#platform/ui/shell/site.ts";

const SHOWN_MS = 2500;

/** Copies a plot's address; without script it is a link that can be copied by hand. */
export function CopyLink({ path }: { path: string }) {
  const { origin } = useSite();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(origin + path).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), SHOWN_MS);
      },
      () => window.location.assign(path), // the address bar has it then
    );
  return (
    <a
      href={path}
      onClick={(event) => {
        event.preventDefault();
        void copy();
      }}
      className={button("outline")}
    >
      <Icon name={copied ? "check" : "copy"} className="size-5" />
      <span role="status">{copied ? <Trans>Copied</Trans> : <Trans>Copy link</Trans>}</span>
    </a>
  );
}
