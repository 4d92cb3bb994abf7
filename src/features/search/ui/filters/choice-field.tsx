import { useLingui } from "@lingui/react/macro";
import {
  FILTERS,
  REGISTRATIONS,
  type Registration,
  ROADS,
  type RoadWidth,
  TYPE_CHOICES,
} from "#features/search/model/query/filters.ts";
import { RadioChip } from "#platform/ui/forms/radio-chip.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { ChoiceCount, type FilterFieldProps } from "./filter-field.tsx";
import { REGISTRATION_WORDS, roadText, typeName } from "./filter-texts.ts";

/** One choice of Plot, Apartment, Villa or all. */
export function TypeField(field: FilterFieldProps) {
  const { query, onChange } = field;
  const { t, i18n } = useLingui();
  return (
    <div>
      <fieldset>
        <legend className="mb-2 text-control font-[550]">{t`Type`}</legend>
        <div className="flex flex-wrap gap-2">
          {TYPE_CHOICES.map((type) => (
            <RadioChip
              key={type}
              name={FILTERS.type.parameter}
              value={type}
              checked={query.type === type}
              onChoose={() => onChange({ type })}
            >
              {typeName(type, i18n)}
              <ChoiceCount name="type" choice={type} field={field} />
            </RadioChip>
          ))}
        </div>
      </fieldset>
    </div>
  );
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
            <span className="inline-block first-letter:uppercase">{t`any`}</span>
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
  return (
    <Choices<Registration>
      name="registration"
      label={t`Registration`}
      note={t`As listed: look the number up at ${register} before you pay.`}
      values={REGISTRATIONS}
      wordsOf={(one) => i18n._(REGISTRATION_WORDS[one])}
      field={field}
    />
  );
}
