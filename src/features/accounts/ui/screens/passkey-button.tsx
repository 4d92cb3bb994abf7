import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { callApi, type Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { usePasskeys } from "#features/accounts/ui/use-passkeys.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface PasskeyButtonProps<Body> {
  readonly words: string;
  /** Where the answer of the passkey is posted; what it is asked is at `/options` below it. */
  readonly path: string;
  readonly onAnswered: (body: Body) => void;
  readonly kind?: "primary" | "outline";
}

/** Asks a passkey of this device or of one near it; nothing in browsers that know none. */
export function PasskeyButton<Body>(props: PasskeyButtonProps<Body>) {
  const { words, path, onAnswered, kind = "outline" } = props;
  const { t } = useLingui();
  const passkeys = usePasskeys();
  const failureWords = useFailureWords("untyped");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!passkeys) return null;
  const press = async () => {
    setBusy(true);
    setFailure(null);
    const reply = await passkeys.answerByPasskey<Body>(callApi, path);
    setBusy(false);
    if (reply.ok) onAnswered(reply.body);
    else if (reply.code !== "cancelled") setFailure(reply);
  };
  return (
    <div className="grid gap-3">
      <button
        type="button"
        disabled={busy}
        aria-busy={busy}
        onClick={() => void press()}
        className={button(kind)}
      >
        <Icon name="lock" className="size-5" />
        {words}
      </button>
      <FormMessage
        outcome={
          failure ? { kind: "failure", text: failureWords(failure) || t`Login failed` } : NO_OUTCOME
        }
      />
    </div>
  );
}
