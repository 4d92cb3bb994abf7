import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import type { OwnFactorReply } from "#features/accounts/model/replies.ts";
import type { Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useProvenCall } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import { DeviceSetUp } from "#features/accounts/ui/screens/second-factor/device-set-up.tsx";
import { SecondFactorParts } from "#features/accounts/ui/screens/second-factor/second-factor-parts.tsx";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { Section } from "./section.tsx";

/** A code app beside the password, for whoever wants one. */
export function SecondFactorSection() {
  const { t } = useLingui();
  const failureWords = useFailureWords("untyped");
  const call = useProvenCall();
  const [factor, setFactor] = useState<OwnFactorReply | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = useCallback(async () => {
    const reply = await call<OwnFactorReply>("GET", "/api/second-factor");
    if (reply.ok) setFactor(reply.body);
    else setFailure(reply);
  }, [call]);
  useEffect(() => void load(), [load]);
  const onChange = () => void load();
  return (
    <Section
      title={t`Code app`}
      lead={t`Beside your password, sign-in then asks for a code of an authenticator app.`}
    >
      {factor === null && failure === null && <div aria-hidden="true" className="skeleton h-17" />}
      {factor?.isSetUp === false && <DeviceSetUp another={false} onDone={onChange} />}
      {factor?.isSetUp && (
        <SecondFactorParts
          heading="h3"
          recoveryCodesLeft={factor.recoveryCodesLeft}
          onChange={onChange}
          withRemoval
        />
      )}
      {failure && <FormMessage outcome={{ kind: "failure", text: failureWords(failure) }} />}
    </Section>
  );
}
