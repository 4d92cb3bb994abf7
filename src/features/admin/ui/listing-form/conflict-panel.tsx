import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { useColleagueName } from "#features/admin/ui/admin-context.tsx";
import { findLabel } from "#features/listings/index.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import type { Clash } from "./draft.ts";
import type { Conflict } from "./use-saving.ts";

interface ConflictPanelProps {
  readonly conflict: Conflict;
  /** Fields that stay as the other agent left them. */
  readonly onResolve: (theirPaths: ReadonlySet<string>) => void;
  readonly onGiveUp: () => void;
}

/** What somebody else changed meanwhile, field by field, and whose is to stay. */
export function ConflictPanel({ conflict, onResolve, onGiveUp }: ConflictPanelProps) {
  const { t, i18n } = useLingui();
  const colleague = useColleagueName();
  const { theirs, clashes, isToggled } = conflict;
  const open = clashes.filter(({ base, mine, theirs: left }) => mine !== base && mine !== left);
  const [theirPaths, setTheirPaths] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const actor = theirs.last?.actor;
  const who = actor ? colleague(actor) : t`Somebody`;
  const when = theirs.last && formatIndiaMoment(new Date(theirs.last.at), toLanguage(i18n.locale));
  const choose = (path: string, isTheirs: boolean) =>
    setTheirPaths((was) => {
      const next = new Set(was);
      if (isTheirs) next.add(path);
      else next.delete(path);
      return next;
    });
  return (
    <section
      role="alert"
      className="mt-8 rounded-card border border-turmeric bg-turmeric-tint p-5 md:p-6"
    >
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {t`Somebody else has changed this listing`}
      </h2>
      <p className="mt-1 [overflow-wrap:anywhere]">
        {when
          ? t`${who}, ${when}. Your changes have not been saved yet.`
          : t`Nothing of yours was saved yet.`}
      </p>
      {isToggled && (
        <p className="mt-3">
          {theirs.published ? t`It was published.` : t`It was taken off the site.`}
        </p>
      )}
      <ul className="mt-4 grid gap-3">
        {clashes.map((clash) => (
          <ClashRow
            key={clash.path}
            clash={clash}
            isOpen={open.includes(clash)}
            isTheirs={theirPaths.has(clash.path)}
            onChoose={choose}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" onClick={() => onResolve(theirPaths)} className={button("primary")}>
          <Trans>Save mine with these choices</Trans>
        </button>
        <button type="button" onClick={onGiveUp} className={button("outline")}>
          <Trans>Keep theirs, drop mine</Trans>
        </button>
      </div>
    </section>
  );
}

interface ClashRowProps {
  readonly clash: Clash;
  /** Both changed it, to different things. */
  readonly isOpen: boolean;
  readonly isTheirs: boolean;
  readonly onChoose: (path: string, isTheirs: boolean) => void;
}

function ClashRow({ clash, isOpen, isTheirs, onChoose }: ClashRowProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const words = findLabel(clash.path);
  const label = words ? i18n._(words) : clash.path;
  const shown = (text: string) => text || t`not stated`;
  return (
    <li className="rounded bg-card p-4">
      <p className="text-label font-medium text-muted">{label}</p>
      {isOpen ? (
        <fieldset className="mt-2 grid gap-2 sm:grid-cols-2">
          <legend className="sr-only">{label}</legend>
          {([false, true] as const).map((theirs) => (
            <label
              key={String(theirs)}
              className="flex min-h-11 items-start gap-2.5 rounded border border-edge p-2.5 has-checked:border-river has-checked:ring-1 has-checked:ring-river"
            >
              <input
                type="radio"
                name={name}
                checked={isTheirs === theirs}
                onChange={() => onChoose(clash.path, theirs)}
                className="mt-1 size-4.5 shrink-0"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block text-small text-muted">{theirs ? t`Theirs` : t`Mine`}</span>
                {shown(theirs ? clash.theirs : clash.mine)}
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p className="mt-1 [overflow-wrap:anywhere]">
          <del className="text-muted">{shown(clash.base)}</del> <span aria-hidden="true">→</span>{" "}
          <ins className="font-[550] no-underline">{shown(clash.theirs)}</ins>
        </p>
      )}
    </li>
  );
}
