import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ShownMessages } from "#features/admin/model/replies.ts";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { isChanged } from "#features/admin/ui/settings/setting-drafts.ts";
import { SettingsHistory } from "#features/admin/ui/settings/settings-history.tsx";
import { useSettings } from "#features/admin/ui/settings/use-settings.ts";
import { MESSAGE_KINDS, type MessageKind } from "#features/leads/index.ts";
import { MESSAGE_SETTINGS, type MessageKey, messageKey } from "#features/settings/index.ts";
import { LANGUAGE_TABLE, LANGUAGES, type Language, toLanguage } from "#platform/i18n/languages.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { RadioChip } from "#platform/ui/forms/radio-chip.tsx";
import { MESSAGE_WORDS } from "./message-words.ts";
import { TextEditor } from "./text-editor.tsx";

/** The texts that agents write to buyers, in three languages, in the agents' own hands. */
export default function MessagesPage() {
  const { loaded, load } = useLoaded<ShownMessages>("/api/agent/messages");
  return (
    <ConsolePart width="table">
      <div className="max-w-3xl">
        <h1 className="text-h1">
          <Trans>Messages</Trans>
        </h1>
        <p className="mt-2 text-muted">
          <Trans>
            What you write to buyers by WhatsApp and mail. On a request the text comes filled, in
            the buyer’s language, and you look it over before it goes.
          </Trans>
        </p>
      </div>
      {loaded.kind === "ready" ? (
        <MessagesParts first={loaded.body} />
      ) : (
        <NotReady loaded={loaded} onRetry={load} />
      )}
    </ConsolePart>
  );
}

function MessagesParts({ first: { shown: first, examples } }: { readonly first: ShownMessages }) {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<MessageKind>("greeting");
  const [language, setLanguage] = useState<Language>(toLanguage(i18n.locale));
  const { shown, drafts, isBusy, outcome, save, change, undo } = useSettings(first, {
    path: "/api/agent/messages",
    unsetAs: "fallback",
    said: { saved: t`Saved. It is filled in from now on.`, undone: t`Taken back.` },
  });
  const nameOf = (key: MessageKey) => {
    const found = MESSAGE_SETTINGS.find((each) => each.key === key);
    return found
      ? `${i18n._(MESSAGE_WORDS[found.kind])}, ${LANGUAGE_TABLE[found.language].full}`
      : key;
  };
  const key = messageKey(kind, language);
  const draft = drafts.find((each) => each.key === key);
  const unsaved = drafts.filter((each) => each.key !== key && isChanged(each));
  const left = unsaved.map((each) => nameOf(each.key)).join("; ");
  return (
    <>
      <div className="grid gap-5">
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="mb-2 text-control font-[550]">
            <Trans>Text</Trans>
          </legend>
          {MESSAGE_KINDS.map((each) => (
            <RadioChip
              key={each}
              name="kind"
              value={each}
              checked={each === kind}
              onChoose={() => setKind(each)}
            >
              {i18n._(MESSAGE_WORDS[each])}
            </RadioChip>
          ))}
        </fieldset>
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="mb-2 text-control font-[550]">
            <Trans>Language</Trans>
          </legend>
          {LANGUAGES.map((each) => (
            <RadioChip
              key={each}
              name="language"
              value={each}
              checked={each === language}
              onChoose={() => setLanguage(each)}
            >
              <span lang={each}>{LANGUAGE_TABLE[each].full}</span>
            </RadioChip>
          ))}
        </fieldset>
      </div>
      {draft && (
        <TextEditor
          key={key}
          draft={draft}
          language={language}
          example={examples[language]}
          isBusy={isBusy}
          onChange={change}
          onSave={() => save([key])}
        />
      )}
      <FormMessage outcome={outcome} />
      {left !== "" && (
        <p className="rounded bg-turmeric-tint p-4 text-control">
          <Trans>Changed and not saved yet: {left}</Trans>
        </p>
      )}
      <SettingsHistory
        changes={shown.changes}
        nameOf={nameOf}
        none={t`Nobody has changed a text yet.`}
        isBusy={isBusy}
        onUndo={undo}
      />
    </>
  );
}
