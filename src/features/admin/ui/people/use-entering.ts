import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useFailureWords } from "#features/accounts/ui.ts";
import type { FoundPerson } from "#features/admin/model/replies.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { readIndiaField } from "#lib/time/time.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";

/** What is wrong, by the names of the fields. */
type Problems = Readonly<Record<string, string>>;

/** Who has the number already that is typed, and who the address. */
type Found = Readonly<Record<"phone" | "email", FoundPerson | null>>;

const NOBODY: Found = { phone: null, email: null };

/** Sends the form of a new person, once however often it is pressed, and looks who has a number already. */
export function useEntering() {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const key = useRef(crypto.randomUUID());
  const [found, setFound] = useState<Found>(NOBODY);
  const typed = useRef({ phone: "", email: "" });
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [busy, setBusy] = useState(false);
  const words: Problems = {
    phone: t`Enter a phone number that can be called, or an email.`,
    email: t`Enter an email such as name@example.com.`,
    name: t`Enter a name.`,
    mlsNumber: t`No layout has this number, and no project this name.`,
    plotNumber: t`Say which layout or project the plot is in.`,
    nextStep: t`Write what is to be done then.`,
    nextStepAt: t`This time is past. Choose one that is to come.`,
    told: t`Tell them first, then tick this.`,
  };
  const look = async (field: keyof Found, who: string) => {
    typed.current[field] = who;
    const find = async () => {
      if (who.trim() === "") return null;
      const reply = await call<{ person: FoundPerson }>("POST", "/api/agent/people/search", {
        who,
      });
      // What is half typed names nobody, and is refused when it is sent.
      return reply.ok && reply.body.person.leads.length > 0 ? reply.body.person : null;
    };
    const person = await find();
    // Another one may be typed there by now.
    if (typed.current[field] === who) setFound((was) => ({ ...was, [field]: person }));
  };
  const send = async (form: FormData): Promise<string | null> => {
    if (busy) return null;
    setBusy(true);
    const reply = await call<{ reference: string }>("POST", "/api/agent/leads", {
      ...toBody(form),
      key: key.current,
    });
    setBusy(false);
    if (reply.ok) return reply.body.reference;
    const { field, fields = field === undefined ? [] : [{ field }] } = reply;
    const wrong = fields.flatMap(({ field }) => (words[field] ? [[field, words[field]]] : []));
    setProblems(Object.fromEntries(wrong));
    const text =
      wrong.length > 1 ? t`Some fields are not right yet. Nothing was saved.` : wrong[0]?.[1];
    setOutcome({ kind: "failure", text: text ?? failureWords(reply) });
    return null;
  };
  return { send, look, known: found.phone ?? found.email, problems, outcome, busy };
}

/** The body of the call; what was left empty is not given. */
function toBody(form: FormData): object {
  const read = (name: string) => String(form.get(name) ?? "").trim();
  const given = (name: string) => read(name) || null;
  return {
    channel: read("channel"),
    name: read("name"),
    requirements: read("requirements"),
    phone: given("phone"),
    email: given("email"),
    mlsNumber: given("mlsNumber"),
    plotNumber: given("plotNumber"),
    nextStep: read("nextStep"),
    nextStepAt: readIndiaField(read("nextStepAt")),
    language: read("language"),
    told: form.get("told") !== null,
  };
}
