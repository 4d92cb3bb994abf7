import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { LeadSubject } from "#features/leads/model/enquire-path.ts";
import { button } from "#platform/ui/button.ts";
import { useUnsentTexts } from "#platform/ui/forms/use-unsent-texts.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { FieldError, LeadField } from "./lead-field.tsx";
import { LEAD_NOTICE, LeadNotice } from "./lead-notice.tsx";

interface LeadFormProps {
  readonly subject: LeadSubject;
  /** Name of the layout that it is about. */
  readonly layout?: string | null;
  /** What was typed before, by field. */
  readonly values?: Readonly<Record<string, string>>;
  /** What is wrong, by field, in words of the page. */
  readonly errors?: Readonly<Record<string, string>>;
  /** False leaves the e-mail address out. */
  readonly withEmail?: boolean;
  /**
   * Radio buttons of several kinds, in place of the one of the subject. The form is short then: without
   * e-mail, with a text for questions alone, and with what is agreed to once something is filled in.
   */
  readonly choice?: ReactNode;
  /**
   * In the dialog: name and phone beside each other, what may be left out folded away, and the button always in
   * sight at the foot.
   */
  readonly isInDialog?: boolean;
  /** Choice of day and time, for visits. */
  readonly visit?: ReactNode;
  /** What the button says that it does. */
  readonly submit: ReactNode;
  readonly sending?: boolean;
  /** Above the button: what came of it. */
  readonly outcome?: ReactNode;
  /** Unset, the form is sent as any form; the launcher takes it over once there is script. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Of a short form; a browser stops at the empty name before it asks for what is not there yet. */
const FOR_QUESTIONS = "hidden [.lead-fields:has([value=message]:checked)_&]:block";
const ONCE_FILLED_IN =
  "hidden gap-4 [.lead-fields:has(:is([name=name],[name=phone]):not(:placeholder-shown))_&]:grid";

const FOOT =
  "sticky -bottom-5 z-10 -mx-5 -mb-5 grid gap-3 border-t border-line bg-card px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6";

/** What comes back with Back; consent is given anew. */
const COMES_BACK = ["kind", "name", "phone", "email", "requirements", "preferredAt"];
const NOTHING: readonly string[] = [];

/** The one form of every lead. A plain form: it needs no script, and no page waits for its code. */
export function LeadForm(props: LeadFormProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const { sample } = useSite();
  const { subject, values = {}, choice, onSubmit, sending, isInDialog } = props;
  const { errors, mend, isSent } = useUnmended(props.errors ?? {});
  const form = useRef<HTMLFormElement>(null);
  useUnsentTexts(form, "lead", isInDialog ? NOTHING : COMES_BACK);
  return (
    <form
      ref={form}
      action={localPath(href("/leads"))}
      method="post"
      data-lead-form={onSubmit ? undefined : ""}
      data-layout={props.layout ?? undefined}
      noValidate={onSubmit !== undefined}
      onInput={mend}
      onSubmit={(event) => {
        isSent();
        onSubmit?.(event);
      }}
      className="lead-fields grid grid-cols-1 gap-4"
    >
      <Hidden subject={subject} isChosen={choice !== undefined} />
      {choice}
      {sample && (
        <p className="rounded bg-turmeric-tint px-3 py-2 text-small">
          <Trans>Sample site: your request is stored, but it reaches no real seller.</Trans>
        </p>
      )}
      {props.visit}
      <div className={isInDialog ? "grid grid-cols-1 gap-4 sm:grid-cols-2" : "contents"}>
        <LeadField
          name="name"
          label={t`Full Name`}
          autoComplete="name"
          required
          value={values.name}
          error={errors.name}
          placeholder=" "
        />
        <LeadField
          name="phone"
          label={t`Phone Number`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          value={values.phone}
          error={errors.phone}
          placeholder=" "
        />
      </div>
      <OptionalFields {...props} values={values} errors={errors} />
      <div className={choice ? ONCE_FILLED_IN : "contents"}>
        <LeadNotice isFolded={isInDialog} />
        <Consent error={errors.consent} given={values.consent === "yes"} />
      </div>
      <div className={isInDialog ? FOOT : "contents"}>
        {props.outcome}
        <button type="submit" aria-busy={sending} className={button("action")}>
          {props.submit}
        </button>
      </div>
    </form>
  );
}

type OptionalFieldsProps = Required<Pick<LeadFormProps, "values" | "errors">> &
  Pick<LeadFormProps, "subject" | "choice" | "withEmail" | "isInDialog">;

/** E-mail address and text. In the dialog they are behind a line, but for the text of a question. */
function OptionalFields({ subject, values, errors, ...props }: OptionalFieldsProps) {
  const { t } = useLingui();
  const { choice, withEmail = true, isInDialog = false } = props;
  const isQuestion = choice !== undefined || subject.kind === "message";
  const email = !choice && withEmail && (
    <LeadField
      name="email"
      label={t`Email (optional)`}
      type="email"
      inputMode="email"
      autoComplete="email"
      value={values.email}
      error={errors.email}
    />
  );
  const text = (
    <LeadField
      name="requirements"
      label={isQuestion ? t`Your question (optional)` : t`Requirements (optional)`}
      rows={choice || isInDialog ? 3 : 4}
      value={values.requirements}
      error={errors.requirements}
    />
  );
  if (!isInDialog)
    return (
      <>
        {email}
        <div className={choice ? FOR_QUESTIONS : "contents"}>{text}</div>
      </>
    );
  const isOpen = ["email", "requirements"].some((name) => values[name] || errors[name]);
  return (
    <>
      {isQuestion && text}
      <details open={isOpen}>
        <summary className="fold text-control text-river hover:text-river-deep">
          {isQuestion ? t`Add your email` : t`Add your email or a wish`}
        </summary>
        <div className="grid grid-cols-1 gap-4 pt-2">
          {email}
          {!isQuestion && text}
        </div>
      </details>
    </>
  );
}

/** What is still wrong: an error goes once its field is changed, and all are told anew when sent. */
function useUnmended(given: Readonly<Record<string, string>>) {
  const [mended, setMended] = useState<readonly string[]>([]);
  const wrong = Object.entries(given).filter(([name]) => !mended.includes(name));
  const mend = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    if (name in given && !mended.includes(name)) setMended([...mended, name]);
  };
  const errors: Readonly<Record<string, string>> = Object.fromEntries(wrong);
  return { errors, mend, isSent: () => setMended([]) };
}

/** What is sent along unseen; the last field is a trap for programs that fill in everything. */
function Hidden({ subject, isChosen }: { subject: LeadSubject; isChosen: boolean }) {
  const { kind, mlsNumber, plotNumber } = subject;
  return (
    <>
      {!isChosen && <input type="hidden" name="kind" value={kind} />}
      {mlsNumber !== null && <input type="hidden" name="mlsNumber" value={mlsNumber} />}
      {plotNumber !== null && <input type="hidden" name="plotNumber" value={plotNumber} />}
      <div aria-hidden="true" className="absolute -left-[999rem]">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  );
}

function Consent({ error, given }: { error: string | undefined; given: boolean }) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-start gap-2.5 text-small">
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          defaultChecked={given}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-below` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-river aria-[invalid=true]:rounded-tag aria-[invalid=true]:ring-2 aria-[invalid=true]:ring-danger"
        />
        <span>
          {i18n._(LEAD_NOTICE.agree)}{" "}
          <LocalLink to={href("/privacy")} target="_blank" className="text-link">
            <Trans>How we use your details</Trans>
          </LocalLink>
        </span>
      </label>
      <FieldError id={`${id}-below`} error={error} />
    </div>
  );
}
