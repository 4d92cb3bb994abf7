import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { callApi, useFailureWords, useMailedLink } from "#features/accounts/ui.ts";
import type { WithdrawnReply } from "#features/leads/model/buyer-replies.ts";
import { RETENTION } from "#features/legal/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { href } from "#platform/ui/href.ts";
import { NeedsScript } from "#platform/ui/loading.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { type PageHandle, secretAddress } from "#platform/ui/shell/page-handle.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";

export const handle: PageHandle = { words: ["leads", "accounts"] };

export const headers = secretAddress;

/** Opened by the link of a lead's mail: a button takes the request and the consent back. */
export default function WithdrawScreen() {
  const { t } = useLingui();
  const link = useMailedLink();
  const failureWords = useFailureWords("untyped");
  const [isSending, setSending] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const token = link.kind === "read" ? link.token : "";
  const withdraw = async () => {
    setSending(true);
    const reply = await callApi<WithdrawnReply>("POST", "/api/leads/withdrawal", { token });
    setSending(false);
    if (reply.ok) return setReference(reply.body.reference);
    const isUsed = reply.code === "withdrawal-link-invalid";
    const used = t`This link was used before, or the request is already deleted.`;
    setOutcome({ kind: "failure", text: isUsed ? used : failureWords(reply) });
  };
  return (
    <div className="wrap py-16 md:py-24">
      <meta name="referrer" content="no-referrer" />
      <PageHead
        title={t`Take back your request · Sthalam`}
        description={t`Take back a request and your consent.`}
        indexed={false}
      />
      <div className="mx-auto max-w-lg">
        {link.kind !== "read" && <NeedsScript />}
        {reference !== null && <Done reference={reference} />}
        {reference === null && link.kind === "read" && token === "" && <Incomplete />}
        {reference === null && token !== "" && (
          <>
            <h1 className="text-h1">
              <Trans>Take back your request</Trans>
            </h1>
            <p className="mt-3 text-muted">
              <Trans>
                Your name, phone number, email, message and our notes are deleted at once. If you
                booked a visit, its time goes to others. Nobody will call you.
              </Trans>
            </p>
            <button
              type="button"
              aria-busy={isSending}
              onClick={() => void withdraw()}
              className={`mt-8 w-full ${button("primary")}`}
            >
              <Trans>Take back and delete</Trans>
            </button>
            <FormMessage outcome={outcome} />
          </>
        )}
      </div>
    </div>
  );
}

function Done({ reference }: { readonly reference: string }) {
  const { days } = RETENTION.backup;
  return (
    <div role="status">
      <h1 className="text-h1">
        <Trans>Your request is taken back</Trans>
      </h1>
      <p className="mt-3 text-muted">
        <Trans>
          Everything about you in request {reference} is deleted, and our agent has been told. Older
          backups go within {days} days.
        </Trans>
      </p>
      <LocalLink to={href("/privacy")} className={`mt-8 ${button("outline")}`}>
        <Trans>What else we keep</Trans>
      </LocalLink>
    </div>
  );
}

function Incomplete() {
  return (
    <>
      <h1 className="text-h1">
        <Trans>This link is incomplete</Trans>
      </h1>
      <p className="mt-3 text-muted">
        <Trans>Open the link from the mail again, or ask us to delete your request.</Trans>
      </p>
      <LocalLink to={href("/contact")} className={`mt-8 ${button("outline")}`}>
        <Trans>Contact</Trans>
      </LocalLink>
    </>
  );
}
