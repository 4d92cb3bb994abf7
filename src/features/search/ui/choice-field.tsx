import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  FILTERS,
  REGISTRATIONS,
  type Registration,
  ROADS,
  type RoadWidth,
} from "#features/search/model/filters.ts";
import type { FilterName } from "#features/search/model/search-query.ts";
import { RadioChip } from "#platform/ui/radio-chip.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import type { FilterFieldProps } from "./filter-fields.tsx";

/** What each of the things asked of a registration is called. */
export const REGISTRATION_WORDS: Readonly<Record<Registration, MessageDescriptor>> = {
  stated: msg`RERA number given`,
  agreeing: msg`RERA number, records agree`,
};

/** "40 ft or wider". */
export function roadText(feet: RoadWidth, i18n: I18n): string {
  return i18n._(msg`${feet} ft or wider`);
}

/** How many layouts a choice would leave; nothing until it is counted. */
export function ChoiceCount({
  name,
  choice,
  field: { local, query },
}: {
  readonly name: FilterName;
  /** As the address says it. */
  readonly choice: string;
  readonly field: Pick<FilterFieldProps, "local" | "query">;
}) {
  const count = local?.choices(query).get(name)?.get(choice);
  return <Count value={count} />;
}

/** A count beside a choice. */
export function Count({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return <span className="ml-2 font-normal opacity-70">{value}</span>;
}

interface ChoicesProps<Value extends string | number> {
  readonly name: "road" | "registration";
  readonly label: string;
  readonly note?: string;
  readonly values: readonly Value[];
  readonly wordsOf: (value: Value) => string;
  readonly field: FilterFieldProps;
}

/** One of a few values, or any. */
function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { name, label, note, values, wordsOf, field } = props;
  const { t } = useLingui();
  const { parameter } = FILTERS[name];
  const chosen = field.query[name];
  return (
    <div>
      <fieldset>
        <legend className="mb-2 text-control font-[550]">{label}</legend>
        <div className="flex flex-wrap gap-2">
          <RadioChip
            name={parameter}
            value=""
            checked={chosen === undefined}
            onChoose={() => field.onChange({ [name]: undefined })}
          >
            {t`any`}
          </RadioChip>
          {values.map((value) => (
            <RadioChip
              key={value}
              name={parameter}
              value={value}
              checked={chosen === value}
              onChoose={() => field.onChange({ [name]: value })}
            >
              {wordsOf(value)}
              <ChoiceCount name={name} choice={String(value)} field={field} />
            </RadioChip>
          ))}
        </div>
      </fieldset>
      {note && <p className="mt-3 text-small text-muted">{note}</p>}
    </div>
  );
}

/** How wide the widest road of a layout is at least. */
export function RoadField(field: FilterFieldProps) {
  const { t, i18n } = useLingui();
  return (
    <Choices<RoadWidth>
      name="road"
      label={t`Widest road`}
      note={t`As the layout states it. It does not say which plots lie on that road.`}
      values={ROADS}
      wordsOf={(feet) => roadText(feet, i18n)}
      field={field}
    />
  );
}

/** Whether a RERA number is given, and whether records of it agree. */
export function RegistrationField(field: FilterFieldProps) {
  const { t, i18n } = useLingui();
  const { register } = useRegion();
  const wordsOf = (one: Registration) =>
    i18n._(REGISTRATION_WORDS[one] satisfies MessageDescriptor);
  return (
    <Choices<Registration>
      name="registration"
      label={t`Registration`}
      note={t`As listed: look the number up at ${register} before you pay.`}
      values={REGISTRATIONS}
      wordsOf={wordsOf}
      field={field}
    />
  );
}
