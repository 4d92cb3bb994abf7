interface RowBoxProps {
  readonly isOn: boolean;
  readonly name: string;
  /** Of the square that can be hit, 44 px at least. */
  readonly size: "size-11" | "size-12";
  readonly onToggle: () => void;
}

/** The box that chooses a row of a table, or all of them. */
export function RowBox({ isOn, name, size, onToggle }: RowBoxProps) {
  return (
    <label className={`grid ${size} cursor-pointer place-items-center`}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={onToggle}
        aria-label={name}
        className="size-5 accent-river"
      />
    </label>
  );
}
