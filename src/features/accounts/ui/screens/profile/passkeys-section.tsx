import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import type { Passkey, PasskeysReply } from "#features/accounts/model/replies.ts";
import type { Failure, Reply } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useProvenCall } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import { usePasskeys } from "#features/accounts/ui/use-passkeys.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { PasskeyEntry } from "./passkey-entry.tsx";
import { Section } from "./section.tsx";

type Said = "nothing" | "added" | "named" | "deleted" | Failure;

/** The passkeys of the account: making, naming, deleting them. */
export function PasskeysSection() {
  const { t } = useLingui();
  const failureWords = useFailureWords("untyped");
  const call = useProvenCall();
  const actions = usePasskeys();
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | null>(null);
  const [said, setSaid] = useState<Said>("nothing");
  const load = useCallback(async () => {
    const reply = await call<PasskeysReply>("GET", "/api/passkeys");
    if (reply.ok) setPasskeys(reply.body.passkeys);
    else setSaid(reply);
  }, [call]);
  useEffect(() => void load(), [load]);
  const after = async (reply: Reply<object>, done: Said) => {
    if (reply.ok) await load();
    setSaid(reply.ok ? done : reply.code === "cancelled" ? "nothing" : reply);
  };
  const pathOf = ({ id }: Pick<Passkey, "id">) => `/api/passkeys/${encodeURIComponent(id)}`;
  const words = {
    nothing: "",
    added: t`The passkey is added. You can sign in with it now.`,
    named: t`The passkey has its new name.`,
    deleted: t`The passkey no longer opens your account.`,
  };
  const outcome: Outcome =
    said === "nothing"
      ? NO_OUTCOME
      : typeof said === "string"
        ? { kind: "success", text: words[said] }
        : { kind: "failure", text: failureWords(said) };
  return (
    <Section
      title={t`Passkeys`}
      lead={t`Sign in with your finger, your face or the PIN of your device, without a password. Nobody can be tricked out of a passkey.`}
    >
      <ul>
        {passkeys?.map((passkey) => (
          <PasskeyEntry
            key={passkey.id}
            passkey={passkey}
            onName={async (name) => after(await call("PUT", pathOf(passkey), { name }), "named")}
            onDelete={async () => after(await call("DELETE", pathOf(passkey)), "deleted")}
          />
        ))}
      </ul>
      <div className="mt-5 grid justify-items-start gap-5">
        {actions ? (
          <button
            type="button"
            onClick={async () => after(await actions.addPasskey(call), "added")}
            className={button("outline")}
          >
            {t`Add a passkey`}
          </button>
        ) : (
          <p className="text-muted">
            <Trans>This browser knows no passkeys.</Trans>
          </p>
        )}
        <FormMessage outcome={outcome} />
      </div>
    </Section>
  );
}
