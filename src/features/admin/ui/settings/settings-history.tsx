import { Trans, useLingui } from "@lingui/react/macro";
import { useColleagueName } from "#features/admin/ui/admin-context.tsx";
import type { SettingKey, SettingsChange } from "#features/settings/index.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { useValueWords } from "./value-words.ts";

interface SettingsHistoryProps<Key extends SettingKey> {
  readonly changes: readonly SettingsChange<Key>[];
  readonly nameOf: (key: Key) => string;
  /** Said where there are none. */
  readonly none: string;
  readonly isBusy: boolean;
  readonly onUndo: (change: string) => void;
}

/** Who changed what and when, the newest first; what still is so can be taken back. */
export function SettingsHistory<Key extends SettingKey>({
  changes,
  nameOf,
  none,
  isBusy,
  onUndo,
}: SettingsHistoryProps<Key>) {
  const { t, i18n } = useLingui();
  const valueWords = useValueWords();
  const colleague = useColleagueName();
  return (
    <section aria-labelledby="settings-history">
      <h2 id="settings-history" className="text-h3">
        <Trans>Changes</Trans>
      </h2>
      {changes.length === 0 && <p className="mt-2 text-muted">{none}</p>}
      <ol className="mt-3 rounded-card border-line bg-card not-empty:border">
        {changes.map(({ id, at, by, values, isUndo, isUndoable }) => {
          const when = formatIndiaMoment(new Date(at), toLanguage(i18n.locale));
          return (
            <li
              key={id}
              className="border-line px-5 py-3 [overflow-wrap:anywhere] not-first:border-t"
            >
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="text-small text-muted">
                  {by === null ? t`somebody` : colleague(by)} · {when}
                  {isUndo && (
                    <>
                      {" · "}
                      <Trans>taken back</Trans>
                    </>
                  )}
                </p>
                {isUndoable && (
                  <button
                    type="button"
                    aria-busy={isBusy}
                    aria-label={t`Take back the change of ${when}`}
                    onClick={() => onUndo(id)}
                    className="text-link min-h-11 text-small"
                  >
                    <Trans>Take back</Trans>
                  </button>
                )}
              </div>
              <ul>
                {values.map(({ key, before, after }) => {
                  const words = (value: string | null) =>
                    value === null ? t`empty` : valueWords(key, value);
                  return (
                    <li key={key} className="line-clamp-6">
                      <b className="font-[550]">{nameOf(key)}</b>:{" "}
                      <del className="text-muted">{words(before)}</del> → {words(after)}
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
