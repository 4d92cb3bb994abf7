import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { callApi, type Failure } from "#features/accounts/ui/call-api.ts";
import { CodeForm } from "#features/accounts/ui/screens/second-factor/code-form.tsx";
import { type SessionUser, session } from "#features/accounts/ui/session.ts";
import { button } from "#platform/ui/button.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";

interface SecondStepProps {
  /** What the first step gave; a code turns it into a session. */
  readonly ticket: string;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** After the password, where a code app is set up: its code. */
export function SecondStep({ ticket, onSignedIn, onBack }: SecondStepProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const give = async (code: string): Promise<Failure | null> => {
    const reply = await callApi<{ token: string; user: SessionUser }>(
      "POST",
      "/api/auth/second-factor",
      { ticket, code },
    );
    if (!reply.ok) return reply;
    session.signIn(reply.body.token, reply.body.user);
    onSignedIn();
    return null;
  };
  return (
    <>
      <PageHead
        title={t`Log in · Sthalam`}
        description={t`Sign in to see your saved homes.`}
        indexed={false}
      />
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        <Trans>One more step</Trans>
      </h1>
      <p className="mt-2 mb-8 text-muted">
        <Trans>Enter the code that your authenticator app shows.</Trans>
      </p>
      <CodeForm submit={t`Login`} onCode={give} />
      <button type="button" onClick={onBack} className={`mt-4 w-full ${button("outline")}`}>
        <Trans>Back to Login</Trans>
      </button>
    </>
  );
}
