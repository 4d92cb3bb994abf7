import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { MessagesOfLead } from "#features/admin/model/replies.ts";
import { Choice } from "#features/admin/ui/inbox/choice.tsx";
import {
  type AgentLead,
  LONGEST_MESSAGE,
  type MessageKind,
  type Placeholder,
} from "#features/leads/index.ts";
import { LANGUAGE_TABLE, LANGUAGES, type Language, toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PLACEHOLDER_WORDS } from "./message-words.ts";
import { useMessage } from "./use-message.ts";

interface MessageWriterProps {
  readonly reference: string;
  readonly phone: string;
  readonly email: string | null;
  readonly language: Language;
  readonly kind: MessageKind;
  readonly messages: MessagesOfLead;
  readonly onSent: (lead: AgentLead) => void;
}

/** The text as the buyer will get it, to be looked over, changed and sent. */
export function MessageWriter(props: MessageWriterProps) {
  const { phone, email } = props;
  const { t } = useLingui();
  const [language, setLanguage] = useState(props.language);
  const message = useMessage({ ...props, language });
  const { text, unknown, isEdited, isBusy } = message;
  const id = useId();
  const isEmpty = text.trim() === "";
  return (
    <div className="grid grid-cols-1 gap-5 rounded-card border border-line bg-card p-5 md:p-6">
      <Choice
        label={t`Language of the message`}
        value={language}
        options={LANGUAGES.map((each) => [each, LANGUAGE_TABLE[each].full] as const)}
        onChoose={(chosen) => setLanguage(toLanguage(chosen))}
      />
      {!isEdited && unknown.length > 0 && <UnknownFields message={message} />}
      <div>
        <label htmlFor={id} className="text-control font-[550]">
          <Trans>Message</Trans>
        </label>
        <textarea
          id={id}
          lang={language}
          rows={7}
          maxLength={2 * LONGEST_MESSAGE}
          value={text}
          onChange={({ currentTarget }) => message.edit(currentTarget.value)}
          className="mt-1.5 field-sizing-content min-h-44 w-full rounded border border-edge bg-card px-3.5 py-3"
        />
        {isEdited && (
          <button
            type="button"
            onClick={message.fillAnew}
            className="text-link mt-1 inline-flex min-h-11 items-center gap-2 text-small"
          >
            <Trans>Drop my changes and fill it in anew</Trans>
          </button>
        )}
        {isEmpty && (
          <p className="mt-1.5 text-small text-muted">
            <Trans>Write something first.</Trans>
          </p>
        )}
      </div>
      {!isEmpty && (
        <div className="flex flex-wrap gap-3" aria-busy={isBusy}>
          {phone !== "" && (
            <a
              href={whatsAppLink(phone, text)}
              target="_blank"
              rel="noreferrer"
              onClick={message.noteWhatsApp}
              className={`${button("primary")} max-sm:w-full`}
            >
              <Icon name="message-circle" className="size-5" />
              <Trans>Open in WhatsApp</Trans>
            </a>
          )}
          {email !== null && (
            <button
              type="button"
              onClick={message.mail}
              className={`${button("outline")} max-sm:w-full`}
            >
              <Icon name="mail" className="size-5" />
              <Trans>Send as mail</Trans>
            </button>
          )}
        </div>
      )}
      <FormMessage outcome={message.outcome} />
    </div>
  );
}

/** What the site does not know of the buyer, to be typed. */
function UnknownFields({ message }: { readonly message: ReturnType<typeof useMessage> }) {
  const { i18n } = useLingui();
  const id = useId();
  const { unknown, typed, fillIn } = message;
  const fieldOf = (placeholder: Placeholder) => `${id}-${placeholder}`;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 rounded bg-turmeric-tint p-4 sm:grid-cols-2">
      <legend className="sr-only">
        <Trans>What is not known</Trans>
      </legend>
      <p className="text-control sm:col-span-full">
        <Trans>This is not known here. Type it, or its line is left out.</Trans>
      </p>
      {unknown.map((placeholder) => (
        <div key={placeholder}>
          <label htmlFor={fieldOf(placeholder)} className="text-control font-[550]">
            {i18n._(PLACEHOLDER_WORDS[placeholder])}
          </label>
          <input
            id={fieldOf(placeholder)}
            value={typed[placeholder] ?? ""}
            maxLength={200}
            autoComplete="off"
            onChange={({ currentTarget }) => fillIn(placeholder, currentTarget.value)}
            className="mt-1.5 h-12 w-full rounded border border-edge bg-card px-3.5"
          />
        </div>
      ))}
    </fieldset>
  );
}

/** Opens WhatsApp with a text to a number (E.164), to be looked over and sent there; without one, the talk alone. */
export function whatsAppLink(phone: string, text = ""): string {
  const talk = `https://wa.me/${phone.slice(1)}`;
  return text === "" ? talk : `${talk}?text=${encodeURIComponent(text)}`;
}
