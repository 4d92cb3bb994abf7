import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import {
  type SiteSettingKey,
  TESTIMONIAL_KEYS,
  type TestimonialKey,
} from "#features/settings/index.ts";
import { toIndiaField } from "#lib/time/time.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { isChanged, type SettingDraft } from "./setting-drafts.ts";
import { findWrong, toTyped, toTypedValue } from "./testimonial-draft.ts";
import { TestimonialFields } from "./testimonial-fields.tsx";
import { TheirWords } from "./their-words.tsx";
import type { useSettings } from "./use-settings.ts";
import { useValueWords } from "./value-words.ts";

/** So many places of a sample site show a marked sample while they are free. */
const SAMPLES = 3;

interface TestimonialsPartProps {
  readonly settings: ReturnType<typeof useSettings<SiteSettingKey>>;
}

/** What buyers say: each in a place of its own, saved, edited and taken out by itself. */
export function TestimonialsPart({ settings }: TestimonialsPartProps) {
  return (
    <section
      aria-labelledby="testimonials"
      className="grid gap-5 rounded-card border border-line bg-card p-5 md:p-6"
    >
      <div>
        <h2 id="testimonials" className="text-h3">
          <Trans>What buyers say</Trans>
        </h2>
        <p className="mt-1.5 text-small text-muted">
          <Trans>
            Seen on the landing page and the project’s page. Only words of real buyers who agreed to
            be shown with them; who takes it back is taken out here at once.
          </Trans>
        </p>
      </div>
      <ol className="grid">
        {TESTIMONIAL_KEYS.map((key, at) => {
          const draft = settings.drafts.find((each) => each.key === key);
          return (
            draft && (
              <Place
                key={key}
                place={at + 1}
                draft={draft as SettingDraft<TestimonialKey>}
                settings={settings}
              />
            )
          );
        })}
      </ol>
    </section>
  );
}

interface PlaceProps extends TestimonialsPartProps {
  readonly place: number;
  readonly draft: SettingDraft<TestimonialKey>;
}

function Place({ place, draft, settings }: PlaceProps) {
  const { t } = useLingui();
  const valueWords = useValueWords();
  const [isOpen, setOpen] = useState(false);
  const { seen, key } = draft;
  const isFree = seen.value === null;
  const name = t`Testimonial ${place}`;
  return (
    <li className="border-line py-4 not-first:border-t first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h3 className="text-control font-[550]">{name}</h3>
          <p className="mt-0.5 text-small text-muted [overflow-wrap:anywhere]">
            {isFree ? (
              <FreeWords isSample={settings.shown.sample && place <= SAMPLES} />
            ) : (
              valueWords(key, seen.value)
            )}
          </p>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isFree ? t`Write: ${name}` : t`Edit: ${name}`}
          onClick={() => setOpen(!isOpen)}
          className={button("outline", "small")}
        >
          {isFree ? <Trans>Write</Trans> : <Trans>Edit</Trans>}
        </button>
      </div>
      {isOpen && <Form name={name} draft={draft} settings={settings} />}
      <TheirWords draft={draft} onChange={settings.change} />
    </li>
  );
}

function FreeWords({ isSample }: { readonly isSample: boolean }) {
  if (isSample) return <Trans>Shows a sample, marked so, until you write here.</Trans>;
  return <Trans>Free: nothing is shown.</Trans>;
}

function Form({ name, draft, settings }: Omit<PlaceProps, "place"> & { readonly name: string }) {
  const [local, setLocal] = useState(() => toTyped(draft.typed));
  const [isTried, setTried] = useState(false);
  // What somebody else made of it, or a change that was taken back, is shown instead of what was typed.
  const typed = toTypedValue(local) === draft.typed ? local : toTyped(draft.typed);
  const today = toIndiaField(Date.now()).slice(0, 10);
  const wrong = findWrong(typed, today);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setTried(true));
    if (wrong.length === 0) settings.save([draft.key]);
    else form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  const takeOut = () => {
    const empty = { ...draft, typed: "" };
    settings.change(empty);
    settings.save([draft.key], [empty]);
  };
  return (
    <form onSubmit={submit} noValidate aria-label={name} className="mt-4 grid gap-5">
      <TestimonialFields
        typed={typed}
        wrong={isTried ? wrong : []}
        today={today}
        onChange={(next) => {
          setLocal(next);
          settings.change({ ...draft, typed: toTypedValue(next) });
        }}
      />
      {isTried && wrong.length > 0 && (
        <p role="alert" className="flex items-start gap-1.5 text-small text-danger">
          <Icon name="circle-alert" className="mt-0.75 size-4" />
          <Trans>Nothing was saved: look at the fields that are marked.</Trans>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" aria-busy={settings.isBusy} className={button("primary")}>
          <Trans>Save</Trans>
        </button>
        {draft.seen.value !== null && (
          <button type="button" onClick={takeOut} className={button("quiet")}>
            <Trans>Take out</Trans>
          </button>
        )}
        {isChanged(draft) && (
          <span className="text-small text-muted">
            <Trans>Not saved yet.</Trans>
          </span>
        )}
      </div>
    </form>
  );
}
