import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Failure, useFailureWords } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import type { SettingKey, ShownSettings } from "#features/settings/index.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import {
  follow,
  isChanged,
  type SettingDraft,
  toDraft,
  toValue,
  type Unset,
} from "./setting-drafts.ts";

interface SettingsUse {
  /** The call that shows and changes them. */
  readonly path: "/api/agent/settings" | "/api/agent/messages";
  readonly unsetAs: Unset;
  /** What is told once they are saved, and once a change is taken back. */
  readonly said: { readonly saved: string; readonly undone: string };
}

/** Settings as last answered, what is typed of them, and how they are saved and taken back. */
export function useSettings<Key extends SettingKey>(
  first: ShownSettings<Key>,
  { path, unsetAs, said }: SettingsUse,
) {
  type Draft = SettingDraft<Key>;
  type Answer = { readonly shown: ShownSettings<Key> };
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [shown, setShown] = useState(first);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    first.settings.map((each) => toDraft(each, unsetAs)),
  );
  const [wrong, setWrong] = useState<readonly Key[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  useUnsaved(drafts.some(isChanged));
  const take = (next: ShownSettings<Key>) => {
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
    const now = await call<Answer>("GET", path);
    if (now.ok) take(now.body.shown);
  };
  const send = async (to: string, body: object, done: string) => {
    setBusy(true);
    setOutcome(NO_OUTCOME);
    setWrong([]);
    const reply = await call<Answer>("POST", to, body);
    if (reply.ok) {
      take(reply.body.shown);
      setOutcome({ kind: "success", text: done });
    } else await tellFailure(reply);
    setBusy(false);
  };
  const save = (keys: readonly Key[], now: readonly Draft[] = drafts) => {
    const changed = now.filter((draft) => keys.includes(draft.key) && isChanged(draft));
    if (changed.length === 0) return setOutcome({ kind: "success", text: t`Nothing is changed.` });
    if (changed.some(({ theirs }) => theirs !== null))
      return setOutcome({ kind: "failure", text: t`First choose between your words and theirs.` });
    const changes = changed.map((draft) => ({
      key: draft.key,
      version: draft.seen.version,
      value: toValue(draft),
    }));
    void send(path, { changes }, said.saved);
  };
  return {
    shown,
    drafts,
    wrong,
    isBusy,
    outcome,
    save,
    change: (next: Draft) => {
      setDrafts((all) => all.map((draft) => (draft.key === next.key ? next : draft)));
      // What is typed after it is not saved with it.
      setOutcome((was) => (was.kind === "success" ? NO_OUTCOME : was));
    },
    undo: (change: string) => void send(`${path}/undo`, { change }, said.undone),
  };
}
