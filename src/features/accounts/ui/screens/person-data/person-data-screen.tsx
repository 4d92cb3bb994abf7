import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import type { ExportPart, PersonExport } from "#features/accounts/model/person-export.ts";
import type { Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useProvenCall, WithProof } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import { SignInNeeded } from "#features/accounts/ui/screens/sign-in-needed.tsx";
import { useSession } from "#features/accounts/ui/session.ts";
import { indiaDay } from "#lib/time/time.ts";
import { button } from "#platform/ui/button.ts";
import { download } from "#platform/ui/download.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { Loading } from "#platform/ui/loading.tsx";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { PART_WORDS } from "./export-words.ts";
import { PersonEntries } from "./person-entries.tsx";

export const handle: PageHandle = { words: ["accounts"] };

const PARTS = Object.keys(PART_WORDS) as ExportPart[];

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
  const failureWords = useFailureWords();
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
  const { i18n } = useLingui();
  const save = () => {
    const content = JSON.stringify(person, null, 2);
    const day = indiaDay(Date.now());
    download(`sthalam-${day}.json`, new Blob([content], { type: "application/json" }));
  };
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
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <button type="button" onClick={save} className={button("primary")}>
          <Icon name="download" className="size-5" />
          <Trans>Save as a file (JSON)</Trans>
        </button>
        <button type="button" onClick={() => window.print()} className={button("outline")}>
          <Trans>Print</Trans>
        </button>
      </div>
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`part-${part}`} className="mt-10">
          <h2 id={`part-${part}`} className="text-h3">
            {i18n._(PART_WORDS[part])}
          </h2>
          <PersonEntries entries={person[part]} />
        </section>
      ))}
    </>
  );
}
