import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { SignedInReply } from "#features/accounts/model/replies.ts";
import { callApi, type Failure } from "#features/accounts/ui/call-api.ts";
import { CodeForm } from "#features/accounts/ui/screens/second-factor/code-form.tsx";
import { session } from "#features/accounts/ui/session.ts";
import { button } from "#platform/ui/button.ts";
import { StepHeading } from "./step-heading.tsx";

interface SecondStepProps {
  /** What the first step gave; a code turns it into a session. */
  readonly ticket: string;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** After the password, where a code app is set up: its code. */
export function SecondStep({ ticket, onSignedIn, onBack }: SecondStepProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const give = async (code: string): Promise<Failure | null> => {
    const reply = await callApi<SignedInReply>("POST", "/api/auth/second-factor", {
      ticket,
      code,
    });
    if (!reply.ok) return reply;
    session.signIn(reply.body.token, reply.body.user);
    onSignedIn();
    return null;
  };
  return (
    <>
      <div ref={heading} tabIndex={-1} className="mb-8 outline-none">
        <StepHeading
          title={t`One more step`}
          pageTitle={t`Log in · Sthalam`}
          description={t`Sign in to see your saved homes.`}
          lead={<Trans>Enter the code that your authenticator app shows.</Trans>}
        />
      </div>
      <CodeForm submit={t`Login`} onCode={give} />
      <button type="button" onClick={onBack} className={`mt-4 w-full ${button("outline")}`}>
        <Trans>Back to Login</Trans>
      </button>
    </>
  );
}
