import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect } from "react";
import { useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { focusFirstWrong } from "#features/admin/ui/focus-first-wrong.ts";
import { CHANNEL_WORDS } from "#features/admin/ui/inbox/inbox-words.ts";
import { NextStepFields } from "#features/admin/ui/inbox/next-step-fields.tsx";
import { ENTERED_CHANNELS } from "#features/leads/index.ts";
import { LANGUAGE_TABLE, LANGUAGES, toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { useTyped } from "#platform/ui/forms/use-typed.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { KnownNotice } from "./known-notice.tsx";
import { EntryField, LayoutField } from "./person-fields.tsx";
import { useEntering } from "./use-entering.ts";

/** A buyer who called, wrote or came, entered while they are there. */
export default function NewPersonPage() {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { isTyped, form } = useTyped();
  const { send, look, known, problems, outcome, busy } = useEntering();
  const { forget } = useUnsaved(isTyped);
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstWrong(form.ref.current);
  }, [problems, form.ref]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reference = await send(new FormData(event.currentTarget));
    if (!reference) return;
    forget();
    void navigate(localPath(consoleHref("leads/:reference", { reference })), { replace: true });
  };
  const errorOf = (field: string) => problems[field];
  return (
    <ConsolePart width="form">
      <form {...form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <h1 className="text-h1">
          <Trans>New call or walk-in</Trans>
        </h1>
        <ChannelChoice />
        <EntryField
          name="phone"
          type="tel"
          label={<Trans>Phone</Trans>}
          error={errorOf("phone")}
          onLeave={(typed) => void look("phone", typed)}
        />
        <KnownNotice known={known} />
        <EntryField name="name" label={<Trans>Name</Trans>} error={errorOf("name")} />
        <EntryField
          name="requirements"
          label={<Trans>What they want</Trans>}
          error={errorOf("requirements")}
        />
        <MoreFields errorOf={errorOf} onLeave={(typed) => void look("email", typed)} />
        <NextStepFields error={errorOf("nextStep")} whenError={errorOf("nextStepAt")} />
        <ToldBox error={errorOf("told")} />
        <FormMessage outcome={outcome} />
        <button
          type="submit"
          aria-busy={busy}
          className={`${button("primary")} sm:justify-self-start`}
        >
          <Trans>Save</Trans>
        </button>
      </form>
    </ConsolePart>
  );
}

/** How they came: the first is ticked. */
function ChannelChoice() {
  const { i18n } = useLingui();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">
        <Trans>How did they come?</Trans>
      </legend>
      {ENTERED_CHANNELS.map((channel, at) => (
        <label
          key={channel}
          className="flex h-11 cursor-pointer items-center rounded-full border border-edge bg-card px-4 text-control font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-river"
        >
          <input
            type="radio"
            name="channel"
            value={channel}
            defaultChecked={at === 0}
            className="sr-only"
          />
          {i18n._(CHANNEL_WORDS[channel])}
        </label>
      ))}
    </fieldset>
  );
}

interface MoreFieldsProps {
  readonly errorOf: (field: string) => string | undefined;
  readonly onLeave: (typed: string) => void;
}

/** What is not asked of everybody, folded away. */
function MoreFields({ errorOf, onLeave }: MoreFieldsProps) {
  const { i18n } = useLingui();
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-[550] text-river [&::-webkit-details-marker]:hidden">
        <Trans>Email, layout, plot, language</Trans>
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-5 sm:grid-cols-2">
        <EntryField
          name="email"
          type="email"
          label={<Trans>Email</Trans>}
          error={errorOf("email")}
          onLeave={onLeave}
        />
        <label className="grid content-start gap-1.5 text-control font-[550]">
          <Trans>Speaks</Trans>
          <select
            name="language"
            defaultValue={toLanguage(i18n.locale)}
            className="h-12 rounded border border-edge bg-card px-3 font-normal"
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {LANGUAGE_TABLE[language].full}
              </option>
            ))}
          </select>
        </label>
        <LayoutField error={errorOf("mlsNumber")} />
        <EntryField name="plotNumber" label={<Trans>Plot</Trans>} error={errorOf("plotNumber")} />
      </div>
    </details>
  );
}

function ToldBox({ error }: { readonly error: string | undefined }) {
  return (
    <label className="flex cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        name="told"
        aria-invalid={error !== undefined}
        className="mt-1 size-5 shrink-0 accent-river"
      />
      <span>
        <Trans>
          They gave me this themselves so that we call them, and I told them that we store it and
          delete it when they ask.
        </Trans>
        {error !== undefined && (
          <span role="alert" className="block text-small text-danger">
            {error}
          </span>
        )}
      </span>
    </label>
  );
}
