import { type ReactNode, useId } from "react";

interface FilterChoiceProps {
  readonly name: string;
  readonly label: ReactNode;
  /** Null where nothing is chosen: the option with the empty value. */
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, words: string])[];
  /** Whether the list is other than without this choice; marks the field. */
  readonly isActive: boolean;
  readonly onChoose: (form: HTMLFormElement) => void;
}

/** One choice among the filters of a list. A value that is no longer offered stays to be seen. */
export function FilterChoice({ name, label, value, options, ...props }: FilterChoiceProps) {
  const { isActive, onChoose } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-label text-muted">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value ?? ""}
        onChange={({ currentTarget: { form } }) => form && onChoose(form)}
        className={`mt-0.5 h-11 w-full truncate rounded border bg-card px-2.5 text-control ${
          isActive ? "border-river ring-1 ring-river" : "border-edge"
        }`}
      >
        {options.map(([given, words]) => (
          <option key={given} value={given}>
            {words}
          </option>
        ))}
        {value !== null && !options.some(([given]) => given === value) && (
          <option value={value}>{value}</option>
        )}
      </select>
    </div>
  );
}
