import { Trans, useLingui } from "@lingui/react/macro";
import {
  type ExportField,
  isInstant,
  type PersonExport,
} from "#features/accounts/model/person-export.ts";
import { wordsOf } from "#features/accounts/ui/screens/profile/activity-words.ts";
import { groupPhone } from "#platform/i18n/formats.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { LANGUAGE_TABLE, toLanguage } from "#platform/i18n/languages.ts";
import { CODE_WORDS, CODED, FIELD_WORDS } from "./export-words.ts";

/** Fields that may hold a telephone number. */
const PHONES: ReadonlySet<ExportField> = new Set(["phone", "contact", "joinedWith"]);

type Entries = PersonExport[keyof PersonExport];

/** The entries of one part, each a list of what it holds; empty fields are left out. */
export function PersonEntries({ entries }: { readonly entries: Entries }) {
  if (entries.length === 0)
    return (
      <p className="mt-2 text-muted">
        <Trans>Nothing.</Trans>
      </p>
    );
  return (
    <ul className="mt-3 grid gap-3">
      {entries.map((entry) => (
        <li
          key={JSON.stringify(entry)}
          className="rounded-card border border-line bg-card p-4 break-inside-avoid"
        >
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { readonly entry: Entries[number] }) {
  const { i18n } = useLingui();
  const told = (Object.entries(entry) as [ExportField, unknown][]).filter(
    ([, value]) => value !== null && value !== "",
  );
  return (
    <dl className="grid grid-cols-[minmax(6rem,2fr)_3fr] gap-x-4 gap-y-2 sm:grid-cols-[12rem_1fr]">
      {told.map(([field, value]) => (
        <div key={field} className="contents">
          <dt className="text-small text-muted">{i18n._(FIELD_WORDS[field])}</dt>
          <dd className="[overflow-wrap:anywhere] whitespace-pre-wrap">
            <Value field={field} value={value} entry={entry} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  readonly field: ExportField;
  readonly value: unknown;
  readonly entry: Entries[number];
}

function Value({ field, value, entry }: ValueProps) {
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  if (typeof value === "boolean") return value ? t`Yes` : t`No`;
  const text = String(value);
  if (isInstant(text)) return formatIndiaMoment(new Date(text), language);
  if (field === "language") return LANGUAGE_TABLE[toLanguage(text)].full;
  if (PHONES.has(field)) return groupPhone(text);
  if (!CODED.has(field)) return text;
  const outcome = "outcome" in entry && entry.outcome === "refused" ? "refused" : "done";
  const words = wordsOf(text, outcome) ?? CODE_WORDS[text];
  return words ? i18n._(words) : text;
}
