import { useLingui } from "@lingui/react/macro";
import { CLOSED, VISIT_MINUTES } from "#features/leads/index.ts";
import { SETTINGS, type SettingKey } from "#features/settings/index.ts";
import { HoursChoice } from "./hours-choice.tsx";
import { StretchesField } from "./stretches-field.tsx";
import { useValueWords } from "./value-words.ts";

interface SettingControlProps {
  /** Of the control, or of the group that it is. */
  readonly id: string;
  readonly settingKey: SettingKey;
  readonly label: string;
  readonly typed: string;
  readonly fallback: string;
  readonly isWrong: boolean;
  readonly onChange: (typed: string) => void;
}

/** What of a kind can be chosen, beside what is usual. */
const CHOICES = { minutes: VISIT_MINUTES.map(String), "yes-no": ["yes", "no"] } as const;

/** What a setting is typed into, or chosen with, by its kind. */
export function SettingControl(props: SettingControlProps) {
  const { id, settingKey, label, typed, fallback, isWrong, onChange } = props;
  const { t } = useLingui();
  const valueWords = useValueWords();
  const usual = valueWords(settingKey, fallback);
  const field = `mt-1.5 h-12 w-full rounded border bg-card ${isWrong ? "border-danger ring-1 ring-danger" : "border-edge"}`;
  const about = { id, "aria-invalid": isWrong, "aria-describedby": `${id}-below` };
  const { kind } = SETTINGS[settingKey];
  switch (kind) {
    case "hours":
      return (
        <div className="mt-1.5 flex">
          <HoursChoice
            value={typed}
            others={[
              ["", t`As usual: ${usual}`],
              [CLOSED, valueWords(settingKey, CLOSED)],
            ]}
            label={label}
            isWrong={isWrong}
            onChange={onChange}
          />
        </div>
      );
    case "stretches":
      return <StretchesField value={typed} isWrong={isWrong} onChange={onChange} />;
    case "minutes":
    case "yes-no":
      return (
        <select
          {...about}
          value={typed}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${field} px-3`}
        >
          <option value="">{t`As usual: ${usual}`}</option>
          {CHOICES[kind].map((value) => (
            <option key={value} value={value}>
              {valueWords(settingKey, value)}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <input
          {...about}
          name={settingKey}
          value={typed}
          placeholder={fallback}
          autoComplete="off"
          maxLength={1000}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${field} px-3.5`}
        />
      );
  }
}
