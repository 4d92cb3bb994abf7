import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { MessagesOfLead } from "#features/admin/model/replies.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { IdsOfWords } from "#features/admin/ui/ids-of-words.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import {
  type AgentLead,
  fillMessage,
  findUnfilled,
  type MessageChannel,
  type MessageKind,
  type Placeholder,
} from "#features/leads/index.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { isUnsent, type WrittenMessage } from "./unsent-message.ts";

/** What an agent typed for places of which nothing is known, by place. */
type Typed = Readonly<Partial<Record<Placeholder, string>>>;

interface Writing {
  readonly reference: string;
  readonly kind: MessageKind;
  readonly language: Language;
  readonly messages: MessagesOfLead;
  readonly onSent: (lead: AgentLead) => void;
}

/** A message being written: filled, then typed over, then sent or handed to WhatsApp. */
export function useMessage({ reference, kind, language, messages, onSent }: Writing) {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const refusalWords = useRefusalWords("typed");
  const [typed, setTyped] = useState<Typed>({});
  // By kind and language: looking at another text loses nothing.
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>({});
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [isBusy, setBusy] = useState(false);
  // The same words by the same way are one message, however often they are sent from here.
  const [ids] = useState(() => new IdsOfWords());
  const place = `${kind} ${language}`;
  const template = messages.texts[kind][language];
  const known = messages.values[language];
  const filled = fillMessage(template, { ...known, ...typed });
  const text = edited[place] ?? filled;
  const noteSent = useUnsent({ edited, typed });
  const send = async (channel: MessageChannel, said: string) => {
    if (isBusy) return;
    setBusy(true);
    const path = `/api/agent/leads/${encodeURIComponent(reference)}/messages`;
    const id = ids.of(JSON.stringify([kind, channel, language, text]));
    const body = { id, kind, channel, language, text };
    const reply = await call<{ lead: AgentLead }>("POST", path, body);
    setBusy(false);
    if (!reply.ok) {
      const text = refusalWords(reply, { "no-way": t`The buyer gave no address for this.` });
      return setOutcome({ kind: "failure", text });
    }
    noteSent(place, text);
    setOutcome({ kind: "success", text: said });
    onSent(reply.body.lead);
  };
  return {
    text,
    typed,
    outcome,
    isBusy,
    isEdited: edited[place] !== undefined,
    /** Places of the text of which the site knows nothing. */
    unknown: findUnfilled(template, known),
    fillIn: (placeholder: Placeholder, value: string) =>
      setTyped((all) => ({ ...all, [placeholder]: value })),
    edit: (value: string) => setEdited((all) => ({ ...all, [place]: value })),
    fillAnew: () =>
      setEdited((all) => Object.fromEntries(Object.entries(all).filter(([of]) => of !== place))),
    mail: () => void send("mail", t`On its way by mail.`),
    noteWhatsApp: () => void send("whatsapp", t`Noted in what happened. Send it in WhatsApp.`),
  };
}

/** Asks before what was written and not sent is lost; told what was sent, by kind and language. */
function useUnsent({ edited, typed }: Pick<WrittenMessage, "edited" | "typed">) {
  const [sent, setSent] = useState<WrittenMessage["sent"]>({});
  const [sentTyped, setSentTyped] = useState<WrittenMessage["typed"]>({});
  useUnsaved(isUnsent({ edited, typed, sent, sentTyped }));
  return (place: string, text: string) => {
    setSent((all) => ({ ...all, [place]: text }));
    setSentTyped(typed);
  };
}
