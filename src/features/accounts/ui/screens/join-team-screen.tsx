import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { callApi } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useSession } from "#features/accounts/ui/session.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { href } from "#platform/ui/href.ts";
import { NeedsScript } from "#platform/ui/loading.tsx";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { type PageHandle, secretAddress } from "#platform/ui/shell/page-handle.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { SignInNeeded } from "./sign-in-needed.tsx";
import { useMailedLink } from "./use-mailed-link.ts";

export const handle: PageHandle = { words: ["accounts"] };

export const headers = secretAddress;

/** Opened by the mailed link of an invitation to the team; who is signed in joins by a button. */
export default function JoinTeamScreen() {
  const { t } = useLingui();
  const link = useMailedLink();
  const now = useSession();
  const token = link.kind === "read" ? link.token : "";
  const isRead = link.kind === "read" && now.status !== "unread";
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <PageHead
        title={t`Join the team · Sthalam`}
        description={t`Use an invitation to the team of this site.`}
        indexed={false}
      />
      {!isRead && <NeedsScript className="wrap py-16 md:py-24" />}
      {isRead && token === "" && <Incomplete />}
      {isRead && token !== "" && now.status === "signed-in" && (
        <Joining token={token} email={now.user.email} />
      )}
      {isRead && token !== "" && now.status !== "signed-in" && (
        <SignInNeeded title={t`Join the team`}>
          <Trans>
            Log in with the email that the invitation came to, or sign up with it. Keep this page
            open.
          </Trans>
        </SignInNeeded>
      )}
    </>
  );
}

function Joining({ token, email }: { readonly token: string; readonly email: string }) {
  const localPath = useLocalPath();
  const failureWords = useFailureWords("untyped");
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const joinTeam = async () => {
    setSending(true);
    const reply = await callApi("POST", "/api/team/join", { token });
    setSending(false);
    if (!reply.ok) return setOutcome({ kind: "failure", text: failureWords(reply) });
    // The console is a page of its own, and asks anew who is there.
    window.location.assign(localPath(href("/agent/:page?/:item?/:part?")));
  };
  return (
    <div className="wrap py-16 md:py-24">
      <div className="mx-auto max-w-lg">
        <h1 className="text-h1">
          <Trans>Join the team</Trans>
        </h1>
        <p className="mt-3 mb-8 text-muted [overflow-wrap:anywhere]">
          <Trans>
            You are logged in as {email}. The console then asks you to set up a code app.
          </Trans>
        </p>
        <FormMessage outcome={outcome} />
        <button
          type="button"
          aria-busy={isSending}
          onClick={() => void joinTeam()}
          className={`mt-4 w-full ${button("primary")}`}
        >
          <Trans>Join the team</Trans>
        </button>
      </div>
    </div>
  );
}

function Incomplete() {
  return (
    <div className="wrap py-16 md:py-24">
      <h1 className="text-h1">
        <Trans>This link is incomplete</Trans>
      </h1>
      <p className="mt-3 text-muted">
        <Trans>Open the link from the mail again, or ask who invited you for a new one.</Trans>
      </p>
      <LocalLink to={href("/agent/:page?/:item?/:part?")} className={`mt-8 ${button("outline")}`}>
        <Trans>Open the console</Trans>
      </LocalLink>
    </div>
  );
}
