import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { button } from "#platform/ui/button.ts";
import { download } from "#platform/ui/download.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** The ten codes, shown this once: to be copied, kept as a file, or written down. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false), // forbidden by the browser: the codes stand there to be marked
    );
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        <Trans>Keep these recovery codes</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>
          Each counts once in place of a code of the app. They are shown only now: print them, or
          keep them where your passwords are.
        </Trans>
      </p>
      <ol className="num mt-5 grid gap-x-6 gap-y-1 rounded-[2px] border border-ink bg-card p-4 text-lead sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" onClick={() => void copy()} className={button("outline")}>
          <Icon name={copied ? "check" : "copy"} className="size-5" />
          {copied ? t`Copied` : t`Copy`}
        </button>
        <button
          type="button"
          onClick={() => download("sthalam-recovery-codes.txt", new Blob([text]))}
          className={button("outline")}
        >
          <Icon name="download" className="size-5" />
          {t`Download`}
        </button>
        <button type="button" onClick={onSaved} className={button("primary")}>
          {t`I have kept them`}
        </button>
      </div>
      <p role="status" className="sr-only">
        {copied && t`Copied`}
      </p>
    </div>
  );
}
