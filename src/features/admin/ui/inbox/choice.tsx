import { type ReactNode, type Ref, useId } from "react";

interface ChoiceProps {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChoose: (value: string) => void;
}

/** A labelled list of which one is chosen. */
export function Choice({ ref, label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        className="mt-1.5 h-12 w-full rounded border border-edge bg-card px-3"
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
