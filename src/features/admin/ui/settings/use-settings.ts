import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Failure, useFailureWords } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
import type { SettingKey, ShownSettings } from "#features/settings/index.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/form-message.tsx";
import { follow, isChanged, type SettingDraft, toDraft } from "./setting-drafts.ts";

interface Answer {
  readonly shown: ShownSettings;
}

/** The settings as last answered, what is typed of them, and how they are saved and taken back. */
export function useSettings(first: ShownSettings) {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [shown, setShown] = useState(first);
  const [drafts, setDrafts] = useState<readonly SettingDraft[]>(() => first.settings.map(toDraft));
  const [wrong, setWrong] = useState<readonly SettingKey[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const take = (next: ShownSettings) => {
    setShown(next);
    setDrafts((all) =>
      all.map((draft) => {
        const now = next.settings.find(({ key }) => key === draft.key);
        return now ? follow(draft, now) : draft;
      }),
    );
  };
  const tellFailure = async (reply: Failure) => {
    const words: Readonly<Record<string, string>> = {
      "changed-meanwhile": t`Somebody else changed settings meanwhile. What you typed is still here: choose below.`,
      "bad-setting": t`Some fields need another look. Nothing was saved.`,
    };
    setOutcome({ kind: "failure", text: words[reply.code] ?? failureWords(reply) });
    setWrong(
      (reply.problems ?? []).flatMap(({ key }) =>
        drafts.flatMap((d) => (d.key === key ? [d.key] : [])),
      ),
    );
    if (reply.code !== "changed-meanwhile") return;
    const now = await call<Answer>("GET", "/api/agent/settings");
    if (now.ok) take(now.body.shown);
  };
  const send = async (path: string, body: object, done: string) => {
    setBusy(true);
    setOutcome(NO_OUTCOME);
    setWrong([]);
    const reply = await call<Answer>("POST", path, body);
    if (reply.ok) {
      take(reply.body.shown);
      setOutcome({ kind: "success", text: done });
    } else await tellFailure(reply);
    setBusy(false);
  };
  const save = (keys: readonly SettingKey[]) => {
    const changed = drafts.filter((draft) => keys.includes(draft.key) && isChanged(draft));
    if (changed.length === 0) return setOutcome({ kind: "success", text: t`Nothing is changed.` });
    if (changed.some(({ theirs }) => theirs !== null))
      return setOutcome({ kind: "failure", text: t`First choose between your words and theirs.` });
    const changes = changed.map(({ key, typed, seen: { version } }) => ({
      ...{ key, version, value: typed.trim() === "" ? null : typed },
    }));
    void send("/api/agent/settings", { changes }, t`Saved. The site shows it now.`);
  };
  return {
    ...{ shown, drafts, wrong, isBusy, outcome, save },
    change: (next: SettingDraft) =>
      setDrafts((all) => all.map((draft) => (draft.key === next.key ? next : draft))),
    undo: (change: string) =>
      void send("/api/agent/settings/undo", { change }, t`Taken back. The site shows it now.`),
  };
}
