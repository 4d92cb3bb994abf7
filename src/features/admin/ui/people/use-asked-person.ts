import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { AskedExport } from "#features/accounts/index.ts";
import { useFailureWords } from "#features/accounts/ui.ts";
import type { FoundPerson, PersonDeleted } from "#features/admin/model/replies.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";

type Stage =
  | { readonly kind: "asking" }
  | { readonly kind: "found"; readonly person: FoundPerson }
  | { readonly kind: "shown"; readonly who: string; readonly person: AskedExport }
  | { readonly kind: "deleted"; readonly deleted: PersonDeleted };

/** What is asked about a person, one call at a time, and where it has come to. */
export function useAskedPerson() {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [who, setWho] = useState("");
  const [busy, setBusy] = useState(false);
  const [stage, setStage] = useState<Stage>({ kind: "asking" });
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const ask = async <Body>(path: string, asked: string): Promise<Body | null> => {
    setBusy(true);
    setOutcome(NO_OUTCOME);
    const reply = await call<Body>("POST", `/api/agent/people/${path}`, { who: asked });
    setBusy(false);
    if (reply.ok) return reply.body;
    const words: Readonly<Record<string, string>> = {
      "invalid-input": t`Enter an email or a phone number.`,
      "person-is-agent":
        path === "export"
          ? t`This person is in the team, and finds all of it in their own profile.`
          : t`This person is in the team. Remove them from the team first.`,
    };
    setOutcome({ kind: "failure", text: words[reply.code] ?? failureWords(reply) });
    return null;
  };
  const search = async (asked: string) => {
    setWho(asked);
    const body = await ask<{ person: FoundPerson }>("search", asked);
    setStage(body ? { kind: "found", person: body.person } : { kind: "asking" });
  };
  const signOut = async (asked: string) => {
    if (!(await ask("sign-out", asked))) return;
    await search(asked);
    setOutcome({ kind: "success", text: t`Signed out everywhere.` });
  };
  const show = async (asked: string) => {
    const body = await ask<{ person: AskedExport }>("export", asked);
    if (body) setStage({ kind: "shown", who: asked, person: body.person });
  };
  const remove = async (asked: string) => {
    const body = await ask<{ deleted: PersonDeleted }>("deletion", asked);
    if (!body) return;
    setWho("");
    setStage({ kind: "deleted", deleted: body.deleted });
  };
  return { who, setWho, busy, stage, outcome, search, signOut, show, remove };
}
