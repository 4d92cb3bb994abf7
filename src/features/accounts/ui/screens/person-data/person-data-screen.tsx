import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import type { PersonExport } from "#features/accounts/model/person-export.ts";
import type { Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useProvenCall, WithProof } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import { SignInNeeded } from "#features/accounts/ui/screens/sign-in-needed.tsx";
import { useSession } from "#features/accounts/ui/session.ts";
import { button } from "#platform/ui/button.ts";
import { Loading } from "#platform/ui/loading.tsx";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { PersonReport } from "./person-report.tsx";

export const handle: PageHandle = { words: ["accounts"] };

/** Everything that is stored about who is signed in, to read and to save. */
export default function PersonDataScreen() {
  const { t } = useLingui();
  const now = useSession();
  return (
    <>
      <PageHead
        title={t`Your data · Sthalam`}
        description={t`Everything we store about you, to read or to save as a file.`}
        indexed={false}
      />
      <div className="wrap max-w-3xl py-10 md:py-16">
        {now.status === "signed-in" && (
          <WithProof key={now.begun}>
            <OwnData />
          </WithProof>
        )}
        {now.status === "unread" && <Loading className="py-14 text-center" />}
        {(now.status === "anonymous" || now.status === "unverified") && (
          <SignInNeeded title={t`Your data`}>
            <Trans>Only you can see what we store about you.</Trans>
          </SignInNeeded>
        )}
      </div>
    </>
  );
}

type Loaded =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "ready"; readonly person: PersonExport };

function OwnData() {
  const call = useProvenCall();
  const failureWords = useFailureWords("untyped");
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  const load = useCallback(async () => {
    setLoaded({ kind: "loading" });
    const reply = await call<{ person: PersonExport }>("POST", "/api/profile/export");
    setLoaded(
      reply.ok ? { kind: "ready", person: reply.body.person } : { kind: "failed", failure: reply },
    );
  }, [call]);
  useEffect(() => void load(), [load]);
  if (loaded.kind === "loading") return <Loading />;
  if (loaded.kind === "failed")
    return (
      <div role="alert" className="grid justify-items-center gap-5 py-14 text-center">
        <p>{failureWords(loaded.failure)}</p>
        <button type="button" onClick={() => void load()} className={button("outline")}>
          <Trans>Try again</Trans>
        </button>
      </div>
    );
  return <Report person={loaded.person} />;
}

function Report({ person }: { readonly person: PersonExport }) {
  return (
    <>
      <h1 className="text-h1">
        <Trans>Your data</Trans>
      </h1>
      <p className="mt-3 text-lead text-muted">
        <Trans>
          Everything we store about you. Passwords, keys and codes are stored so that nobody can
          read them, and are not part of it.
        </Trans>
      </p>
      <PersonReport person={person} />
    </>
  );
}
