import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { ProofWay } from "#features/accounts/model/refusals.ts";
import { callApi, type Failure } from "#features/accounts/ui/call-api.ts";
import { PasskeyButton } from "#features/accounts/ui/screens/passkey-button.tsx";
import { CodeForm } from "#features/accounts/ui/screens/second-factor/code-form.tsx";
import { button } from "#platform/ui/button.ts";
import { Sheet } from "#platform/ui/sheet.tsx";
import { MailedCodeForm } from "./mailed-code-form.tsx";
import { PasswordForm } from "./password-form.tsx";

interface ProofSheetProps {
  readonly ways: readonly ProofWay[];
  /** Why it is asked; null where the account could be given away. */
  readonly reason: MessageDescriptor | null;
  /** True once the owner is proven, false when the sheet is left. */
  readonly onAnswer: (isProven: boolean) => void;
}

/** Over the page, before a change of consequence: who sits there? */
export function ProofSheet({ ways, reason, onAnswer }: ProofSheetProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [way, setWay] = useState<ProofWay | undefined>(ways[0]);
  const give = async (secret: string): Promise<Failure | null> => {
    const reply = await callApi("POST", "/api/proof", { way, secret });
    if (!reply.ok) return reply;
    onAnswer(true);
    return null;
  };
  const others = ways.filter((other) => other !== way);
  return (
    <Sheet titleId={id} onClose={() => onAnswer(false)}>
      <h2 id={id} className="text-h2">
        <Trans>Confirm it is you</Trans>
      </h2>
      <p className="mt-2 mb-6 text-muted">
        {reason ? i18n._(reason) : <Trans>This change could give your account away.</Trans>}{" "}
        <Trans>What you typed stays here.</Trans>
      </p>
      {way === "passkey" && (
        <PasskeyButton
          words={t`Use my passkey`}
          path="/api/proof/passkey"
          kind="primary"
          onAnswered={() => onAnswer(true)}
        />
      )}
      {way === "password" && <PasswordForm onPassword={give} />}
      {way === "mailed-code" && <MailedCodeForm onCode={give} />}
      {way === "second-factor" && <CodeForm submit={t`Confirm`} onCode={give} />}
      <div className="mt-4 grid gap-3">
        {others.map((other) => (
          <button
            key={other}
            type="button"
            onClick={() => setWay(other)}
            className={button("quiet")}
          >
            <WayWords way={other} />
          </button>
        ))}
        <button type="button" onClick={() => onAnswer(false)} className={button("outline")}>
          {t`Cancel`}
        </button>
      </div>
    </Sheet>
  );
}

function WayWords({ way }: { readonly way: ProofWay }) {
  if (way === "passkey") return <Trans>Use my passkey</Trans>;
  if (way === "password") return <Trans>Use my password</Trans>;
  if (way === "mailed-code") return <Trans>Use a code by email</Trans>;
  return <Trans>Use a code of my app</Trans>;
}
